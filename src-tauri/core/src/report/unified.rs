//! A change of a file as a unified difference, as version control prints it.

use similar::TextDiff;

use super::visible;

/// Unchanged lines around a changed one.
const CONTEXT: usize = 3;
/// What stands for a file that is not there.
const NOTHING: &str = "/dev/null";

/// From the file `before` (name and content) to the file `after`, `None` for no file. Empty where nothing changes.
#[must_use]
pub fn unified(before: Option<(&str, &[u8])>, after: Option<(&str, &[u8])>) -> String {
    let name = |side: Option<(&str, &[u8])>| side.map_or(NOTHING, |(name, _)| name).to_owned();
    let content = |side: Option<(&'_ str, &'_ [u8])>| {
        let bytes = side.map_or(&[][..], |(_, bytes)| bytes).to_vec();
        String::from_utf8(bytes)
    };
    let (old, new) = (name(before), name(after));
    let moved = before.is_some() && after.is_some() && old != new;
    let renamed = if moved {
        format!("rename from {old}\nrename to {new}\n")
    } else {
        String::new()
    };
    let (Ok(from), Ok(to)) = (content(before), content(after)) else {
        return format!("{renamed}Binary files {old} and {new} differ\n");
    };
    let difference = TextDiff::from_lines(&from, &to);
    let mut difference = difference.unified_diff();
    let printed = difference
        .context_radius(CONTEXT)
        .header(&old, &new)
        .to_string();
    renamed + &shown(&printed)
}

/// With every character that a reader could not see spelt out; `git apply` is for version control itself.
fn shown(difference: &str) -> String {
    difference
        .lines()
        .map(|line| format!("{}\n", visible(line)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::unified;

    #[test]
    fn only_changed_lines_are_shown_with_what_stands_around_them() {
        let before = "一\n二\n三\n四\n五\n六\n";
        let after = before.replace('五', "伍\u{200b}");
        let wanted = "\
--- a.md
+++ a.md
@@ -2,5 +2,5 @@
 二
 三
 四
-五
+伍<U+200B>
 六
";
        let found = unified(
            Some(("a.md", before.as_bytes())),
            Some(("a.md", after.as_bytes())),
        );
        assert_eq!(found, wanted);
    }

    #[test]
    fn files_come_go_and_move() {
        let text = Some(("a.md", "一\n".as_bytes()));
        assert_eq!(
            unified(None, text),
            "--- /dev/null\n+++ a.md\n@@ -0,0 +1 @@\n+一\n"
        );
        assert_eq!(
            unified(text, None),
            "--- a.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-一\n"
        );
        assert_eq!(
            unified(text, Some(("b.md", "一\n".as_bytes()))),
            "rename from a.md\nrename to b.md\n"
        );
        let binary = Some(("a.md", &[0xff][..]));
        assert_eq!(unified(text, binary), "Binary files a.md and a.md differ\n");
        assert_eq!(unified(text, text), "");
    }
}
