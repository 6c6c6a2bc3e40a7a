//! The fascicle that a locator names: 卷1, 卷三, 卷第十二.

/// The number behind the first 卷 of `locator`; `None` where there is none, or 上, 中 and 下, which only the edition can
/// number.
#[must_use]
pub fn juan(locator: &str) -> Option<u32> {
    let behind = locator.split_once('卷')?.1.trim_start();
    let behind = behind.strip_prefix('第').unwrap_or(behind);
    let digits = |c: char| c.to_digit(10).or_else(|| full_width(c));
    let arabic: String = behind
        .chars()
        .map_while(digits)
        .filter_map(|digit| char::from_digit(digit, 10))
        .collect();
    arabic.parse().ok().or_else(|| han(behind))
}

fn full_width(c: char) -> Option<u32> {
    ('０'..='９')
        .position(|digit| digit == c)
        .and_then(|at| u32::try_from(at).ok())
}

/// A number below 1,000 in Han characters: 三, 十二, 二十, 一百零八, 一〇八.
fn han(text: &str) -> Option<u32> {
    let (mut total, mut digit, mut seen, mut places) = (0, 0, false, false);
    for c in text.chars() {
        let value = match c {
            '〇' | '零' => Some(0),
            _ => "一二三四五六七八九"
                .chars()
                .position(|d| d == c)
                .and_then(|at| u32::try_from(at + 1).ok()),
        };
        let unit = match c {
            '十' => 10,
            '百' => 100,
            _ => 0,
        };
        match (value, unit) {
            (Some(value), _) => {
                digit = if places || total > 0 {
                    value
                } else {
                    digit * 10 + value
                }
            }
            (None, 0) => break,
            (None, unit) => {
                total += digit.max(1) * unit;
                (digit, places) = (0, true);
            }
        }
        seen = true;
        if total + digit > 999 {
            return None;
        }
    }
    (seen && total + digit > 0).then_some(total + digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_spelling() {
        let cases = [
            ("卷1", Some(1)),
            ("卷 12，p0376b", Some(12)),
            ("卷第三", Some(3)),
            ("卷十", Some(10)),
            ("卷十二", Some(12)),
            ("卷二十", Some(20)),
            ("卷第一百零八", Some(108)),
            ("卷一〇八", Some(108)),
            ("卷１２", Some(12)),
            ("般若品，卷六百", Some(600)),
            ("卷上", None),
            ("疑问品", None),
            ("卷N", None),
            ("卷", None),
            ("", None),
        ];
        for (locator, expected) in cases {
            assert_eq!(juan(locator), expected, "{locator}");
        }
    }
}
