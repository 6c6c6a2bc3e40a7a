//! Days of the calendar, written `YYYY-MM-DD` (ISO 8601).

/// Whether `words` is a day there is.
pub fn is_date(words: &str) -> bool {
    let shaped = words.len() == 10
        && words.bytes().enumerate().all(|(at, b)| match at {
            4 | 7 => b == b'-',
            _ => b.is_ascii_digit(),
        });
    let number =
        |range: std::ops::Range<usize>| words.get(range).and_then(|d| d.parse::<u32>().ok());
    match (shaped, number(0..4), number(5..7), number(8..10)) {
        (true, Some(year), Some(month), Some(day)) => (1..=days(year, month)).contains(&day),
        _ => false,
    }
}

/// How many days the month has; none where there is no such month.
const fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_there_are() {
        for date in ["2026-05-02", "2024-02-29", "2000-02-29", "1999-12-31"] {
            assert!(is_date(date), "{date}");
        }
        for date in [
            "2026-13-40",
            "2023-02-29",
            "1900-02-29",
            "2026-04-31",
            "2026-00-10",
            "2026-1-2",
            "2026/05/02",
            "2026-05-02T00:00",
            "２０２６-05-02",
            "",
        ] {
            assert!(!is_date(date), "{date}");
        }
    }
}
