// Generated from the table of commands (src-tauri/service/src/commands.rs). Not to be edited by hand:
// UPDATE_BINDINGS=1 cargo test -p colophon-service typescript_in_sync

/** An error as it crosses to the page. */
export type ApiError = {
/** Whose turn it is. */
kind: ErrorKind,
/** What went wrong. */
code: ErrorCode,
/** Values for the wording. */
params: { [key in string]: string }, };

/** An event. */
export type AppEvent = { "type": "opening",
/** What is being done. */
phase: Phase,
/** How many masters are done. */
done: number,
/** Of how many masters. */
total: number, } | { "type": "workspaceChanged",
/** The new number of [`super::WorkspaceView`]. */
generation: number, } | { "type": "filesChanged",
/** The files, in path order. */
files: Array<FileRef>,
/** What became of them here. */
how: How, } | { "type": "job",
/** How many files are done. */
done: number,
/** Of how many. */
total: number, } | { "type": "writingChanged" };

/** A step that was made. */
export type Applied = {
/** The step; null where there was nothing to change. */
step: number | null,
/** What it is called; of undo and redo: the step undone or done again. */
label: StepLabel,
/** The new number of the workspace. */
generation: number, };

/** An edit to be made. */
export type ApplyArgs = {
/** The edit. */
edit: Edit,
/** Digest of the change set that was shown. Left out only for what is typed into a form. */
digest?: string, };

/** One demand of a case. */
export type Assertion = {
/** The key, `must_…`. */
key: string,
/** The strings demanded; `true` or `false` for a switch. */
values: Array<string>, };

/** A run of lines of one role. */
export type BlockView = {
/** What it is. */
role: Role,
/** Its words as they stand in the file. */
text: string,
/** Language tag for fonts and voices. */
lang: string,
/** Where it stands. */
range: TextRange, };

/** A fidelity case, by its line. */
export type CaseRef = {
/** Line in the suite. */
line: number,
/** The question. */
question: string, };

/** One line of the suite. */
export type CaseRow = {
/** Line, from 1. */
line: number,
/** Whether it is a JSON object; where not, nothing else is there. */
readable: boolean,
/** `q`. */
question: string | null,
/** `test_type`; absent means an ordinary fidelity case. */
testType: string | null,
/** `boundary`. */
boundary: string | null,
/** `pressure`. */
pressure: string | null,
/** `difficulty`. */
difficulty: string | null,
/** Everything it demands, in the order of the line. */
assertions: Array<Assertion>, };

/** What happens to a file. */
export type ChangeKind = "created" | "removed" | "changed" | "moved";

/** What an edit would change. */
export type ChangeSetView = {
/** To be named when it is applied. */
digest: string,
/** What the step will be called. */
label: StepLabel,
/** The files in path order; none where nothing changes. */
files: Array<FileChange>, };

/** One line of the release checklist. */
export type ChecklistRow = {
/** Names the line; the page words it: `sources-declared`, `offline-first`, `live-results-fenced`,
 * `citations-audited`, `citation-case`, `boundary-case`. */
id: string,
/** Whether it is met. */
state: ChecklistState,
/** Codes of the findings that stand against it. */
codes: Array<string>, };

/** Whether a line of the checklist is met. What was not looked at is never shown as met. */
export type ChecklistState = "met" | "unmet" | "not-checked";

/** A citation bracket. */
export type CitationView = {
/** Where it stands. */
range: TextRange,
/** The title it names. */
title: string | null,
/** The locator as written. */
locator: string | null,
/** The identifiers it names. */
ids: Array<CitedId>,
/** The FoJin link behind it. */
link: LinkView | null, };

/** An identifier in a citation. */
export type CitedId = {
/** As written. */
text: string,
/** The identifier behind all spellings. */
canonical: string,
/** Whether the master declares it. */
declared: boolean,
/** Where it stands. */
range: TextRange, };

/** How many findings of each severity. */
export type Counts = {
/** Errors. */
errors: number,
/** Warnings. */
warnings: number,
/** Infos. */
infos: number, };

/** One critique. */
export type CritiqueRow = {
/** Slug of the other master, as written. */
other: string,
/** Name of the other master, where it is in this workspace. */
otherName: string | null,
/** `position`. */
position: string | null,
/** `citation`. */
citation: string | null,
/** Whether there is a critique in the other direction too. */
answered: boolean, };

/** The two dialects of excerpt files. */
export type Dialect = "scripture" | "paraphrase";

/** Where a quotation and its source differ. */
export type DifferenceRow = {
/** Where it stands in the file; null where the file spells the words otherwise. */
range: TextRange | null,
/** The words of the quotation. */
quoted: string,
/** What the source has. */
source: string, };

/** What was typed in a file and not saved. */
export type Draft = {
/** The whole text. */
text: string,
/** Digest of the text it was typed into; null where there was no such file. */
base: string | null,
/** When it was kept: seconds since 1970-01-01 UTC. */
at: number, };

/** An edit. Everything but typing in a text is one of these. */
export type Edit = { "kind": "set",
/** The file. */
file: FileRef,
/** JSON pointer. */
pointer: string,
/** The value. */
value: unknown, } | { "kind": "insert",
/** The file. */
file: FileRef,
/** JSON pointer of the new value; the last token is an index, `-` for the end, or a new key. */
pointer: string,
/** The value. */
value: unknown, } | { "kind": "remove",
/** The file. */
file: FileRef,
/** JSON pointer. */
pointer: string, } | { "kind": "move",
/** The file. */
file: FileRef,
/** JSON pointer of the item. */
pointer: string,
/** Its index afterwards. */
to: number, } | { "kind": "rename-key",
/** The file. */
file: FileRef,
/** JSON pointer of the value under the key. */
pointer: string,
/** The new key. */
key: string, } | { "kind": "add-source",
/** Slug of the master. */
master: string,
/** The source. */
source: SourceFields,
/** Its position; at the end where it is left out. */
at?: number, } | { "kind": "edit-source",
/** Slug of the master. */
master: string,
/** Position of the source. */
index: number,
/** The source. */
source: SourceFields, } | { "kind": "remove-source",
/** Slug of the master. */
master: string,
/** Position of the source. */
index: number, } | { "kind": "move-source",
/** Slug of the master. */
master: string,
/** Position of the source. */
index: number,
/** Its position afterwards. */
to: number, } | { "kind": "rename-work",
/** Slug of the master. */
master: string,
/** Position of the source. */
index: number,
/** The new id. */
id: string, } | { "kind": "front-matter",
/** Slug of the master. */
master: string,
/** The key. */
key: string,
/** The value; null takes the key out. */
value: unknown, } | { "kind": "replace-words",
/** The file. */
file: FileRef,
/** The first code point. */
start: number,
/** One past the last code point. */
end: number,
/** The words that stand there. */
before: string,
/** The words that are to. */
words: string, } | { "kind": "add-passages",
/** Slug. */
master: string,
/** The passages, by work. */
batches: Array<PassageBatch>,
/** Whether those are written too that nearly repeat one that is there. */
near: boolean, } | { "kind": "write-index",
/** Slug of the master. */
master: string, } | { "kind": "new-file",
/** Slug of the master. */
master: string,
/** Its path in the folder. */
file: string,
/** Its text. */
text: string, } | { "kind": "remove-file",
/** The file. */
file: FileRef, } | { "kind": "rename-file",
/** The file. */
file: FileRef,
/** Its new path in the folder. */
to: string, } | { "kind": "add-case",
/** Slug of the master. */
master: string,
/** Line it is to stand on, from 1; at the end where it is left out. */
at?: number,
/** The case: an object. */
value: unknown, } | { "kind": "set-case",
/** Slug of the master. */
master: string,
/** Its line, from 1. */
line: number,
/** The case: an object. */
value: unknown, } | { "kind": "remove-cases",
/** Slug of the master. */
master: string,
/** Their lines, from 1. */
lines: Array<number>, } | { "kind": "move-case",
/** Slug of the master. */
master: string,
/** Its line, from 1. */
line: number,
/** Its line afterwards. */
to: number, } | { "kind": "change-cases",
/** Slug of the master. */
master: string,
/** Their lines, from 1. */
lines: Array<number>,
/** The key. */
key: string,
/** The value; null takes the key out. */
value: unknown, } | { "kind": "new-master",
/** Its slug. */
slug: string,
/** Its display name. */
name: string,
/** `school`. */
school?: string,
/** `tradition`. */
tradition?: string,
/** `era`. */
era?: string, } | { "kind": "duplicate-master",
/** Slug of the master. */
master: string,
/** Slug of the copy. */
slug: string,
/** Display name of the copy; that of the master where it is left out. */
name?: string, } | { "kind": "rename-master",
/** Slug of the master. */
master: string,
/** The new slug. */
slug: string, } | { "kind": "archive-master",
/** Slug of the master. */
master: string, } | { "kind": "restore-archived",
/** Which, as `shelved` names it. */
entry: string, } | { "kind": "trash-master",
/** Slug of the master. */
master: string, } | { "kind": "restore-trashed",
/** Which, as `shelved` names it. */
entry: string, } | { "kind": "restore-file",
/** The step. */
step: number,
/** The file. */
file: FileRef,
/** Before or after the step. */
side?: Side,
/** Only these hunks of `now` of the revision; all where it is left out. */
hunks?: Array<number>, } | { "kind": "restore-to",
/** The step. */
step: number,
/** Before or after the step. */
side?: Side, };

/** A text to be edited. */
export type EditorText = {
/** The whole text as it stands on disk: byte order mark and line ends of any kind included, so that an editor
 * which gives it back unchanged changes no byte. Empty where there is no such file. */
text: string,
/** Names this text when it is saved; null where there is no such file. */
digest: string | null,
/** Whether it can be saved here and now; where not, what is typed can still be kept as a draft. */
writable: boolean,
/** What was typed and not saved. */
draft: Draft | null, };

/** What went wrong. Each code has words and a hint in every language. */
export type ErrorCode = "bad-params" | "unknown-method" | "unknown-master" | "unknown-file" | "unknown-check" | "unknown-recent" | "no-workspace" | "already-opening" | "no-samples" | "folder-missing" | "not-a-folder" | "folder-unreadable" | "no-masters" | "too-many-entries" | "text-unreadable" | "output-unwritable" | "settings-unwritable" | "workspace-locked" | "change-set-moved" | "file-not-json" | "no-such-place" | "key-exists" | "file-missing" | "file-unreadable" | "unknown-source" | "unknown-work" | "source-without-id" | "id-declared" | "id-unusable" | "unknown-case" | "case-not-an-object" | "file-name-unusable" | "file-exists" | "file-needed" | "front-matter-not-editable" | "slug-unusable" | "slug-taken" | "words-unusable" | "master-is-the-folder" | "last-master" | "drafts-open" | "unknown-entry" | "not-restorable" | "files-moved-on" | "undo-conflict" | "nothing-to-undo" | "nothing-to-redo" | "unknown-step" | "file-is-link" | "not-a-file" | "file-protected" | "file-too-large" | "file-reserved" | "import-without-id" | "unknown-text" | "original-changed" | "library-refused" | "query-empty" | "query-too-long" | "query-unclosed" | "query-near" | "query-pattern" | "search-too-long" | "job-unwritten" | "disk-full" | "disk-read-only" | "not-permitted" | "write-failed" | "half-written" | "draft-unkept" | "history-newer" | "history-damaged" | "history-failed" | "cancelled" | "internal";

/** Whose turn it is. Decides the exit status of the command line. */
export type ErrorKind = "usage" | "environment" | "cancelled" | "internal";

/** What was examined. */
export type ExaminedView = {
/** Masters and teaching modes. */
masters: number,
/** Files that were read. */
files: number,
/** Files that are there and could not be read. */
unreadable: number,
/** Passages. */
passages: number,
/** Fidelity cases. */
cases: number,
/** Checks. */
checks: number, };

/** One excerpt file. */
export type ExcerptView = {
/** Id of the file. */
file: string,
/** Its level-1 heading; the id where there is none. */
title: string,
/** Which dialect. */
dialect: Dialect,
/** What stands before the first passage, title included. */
header: string,
/** Code point at which the header begins. */
headerStart: number,
/** Passages in order. */
passages: Array<PassageView>, };

/** Which page. */
export type ExplainArgs = {
/** The check. */
code: string,
/** The language. */
language: LanguageTag, };

/** One thing `meta.json` says. */
export type Fact = {
/** The key. */
key: string,
/** The value, or each value of the list. */
values: Array<string>, };

/** How many findings a family has. */
export type FamilyCount = {
/** The family. */
family: string,
/** Its findings. */
counts: Counts, };

/** Which lines of which file. */
export type FileArgs = {
/** Slug of the master; left out for a file beside the masters. */
master?: string,
/** Id of the file. */
file: string,
/** First line, from 1. */
from: number,
/** How many lines at most; no more than 1,000 are given. */
count: number, };

/** What happens to one file. */
export type FileChange = {
/** The file; where it is removed, as it was called. */
file: FileRef,
/** What happens to it. */
change: ChangeKind,
/** For a file that moves, where it is now. */
from: FileRef | null,
/** From what it is to what it will be; null where nothing of it changes, or it is no text. */
difference: Array<Segment> | null, };

/** A file of the workspace. */
export type FileRef = {
/** Slug of the master; left out for a file that lies in no master's folder. */
master?: string,
/** Id of the file: its path inside the master's folder, or inside the workspace. */
file: string, };

/** One file of the list. */
export type FileRow = {
/** Path inside the master's folder; names the file in every command. */
id: string,
/** Size in bytes, where it was read. */
size: number | null,
/** Number of lines, where it was read. */
lines: number | null,
/** Whether it was read. */
state: FileState,
/** Findings in it. */
counts: Counts, };

/** Whether a file was read, or why not. */
export type FileState = { "state": "read" } | { "state": "not-utf8",
/** First byte that fits no character. */
offset: number, } | { "state": "too-large",
/** Size in bytes. */
size: number,
/** The limit in bytes. */
limit: number, } | { "state": "link" } | { "state": "not-a-file" } | { "state": "refused",
/** Its words. */
reason: string, };

/** Lines of a file. */
export type FileText = {
/** How many lines the file has. */
total: number,
/** Those asked for. */
lines: Array<Line>, };

/** Where a finding lies. */
export type FindingPlace = {
/** Id of the file in its master's list, or the file's name beside the masters; the file itself may be missing. */
file: string,
/** Whether the file can be shown. */
readable: boolean,
/** JSON pointer. */
pointer: string | null,
/** The words. */
range: TextRange | null, };

/** One finding. */
export type FindingRow = {
/** Names the finding, also after changes that do not touch it. */
id: string,
/** The check. */
code: string,
/** How grave. */
severity: SeverityName,
/** Slug of the master, where it is about one. */
master: string | null,
/** Where. */
place: FindingPlace,
/** Values for the wording. */
params: { [key in string]: string },
/** The words it is about, at most 200 code points. */
quote: string | null, };

/** Which findings. */
export type FindingsArgs = {
/** Slug of the master; all findings where it is left out. */
master?: string,
/** Only these families; all where empty. */
families: Array<string>,
/** Only these severities; all where empty. */
severities: Array<SeverityName>,
/** How many to pass over. */
from: number,
/** How many at most; no more than 1,000 are given. */
count: number, };

/** A part of the findings, in the order of all reports. */
export type FindingsPage = {
/** How many findings there are of these families and severities. */
total: number,
/** Those asked for. */
rows: Array<FindingRow>,
/** Every family with findings, before the choice of families and severities. */
families: Array<FamilyCount>, };

/** A difference that a search may overlook. */
export type FoldName = "script" | "width" | "case" | "diacritics" | "punctuation" | "notes";

/** One key. */
export type FrontMatterRow = {
/** The key. */
key: string,
/** Its words, empty where it has none; null where it is a list or a mapping. */
value: string | null, };

/** What stands between the two `---` lines. */
export type FrontMatterView = {
/** Whether it could be read; a file without front matter has none that could not. */
readable: boolean,
/** Its keys in the order of the file. */
rows: Array<FrontMatterRow>, };

/** Which steps. */
export type HistoryArgs = {
/** Only those that changed this file. */
file?: FileRef,
/** Only those older than this step. */
before?: number,
/** How many at most; no more than 500 are given. */
count: number, };

/** Steps, newest first. */
export type HistoryPage = {
/** The steps. */
rows: Array<StepRow>,
/** Whether there are older ones. */
more: boolean, };

/** One place to go to. */
export type Hit = {
/** What it is. */
kind: HitKind,
/** Its name. */
label: string,
/** What tells it from others of that name. */
detail: string,
/** Slug of its master; none for a check and for a file beside the masters. */
master: string | null,
/** Id of its file. */
file: string | null,
/** Number of the passage, or position of the source. */
index: number | null,
/** Line in the file. */
line: number | null,
/** Code of the check. */
code: string | null, };

/** What a hit is. */
export type HitKind = "master" | "source" | "passage" | "file" | "check";

/** The process that writes in a folder. */
export type Holder = {
/** Its program: `colophon-app`, `colophon`. */
program: string,
/** Its number. */
process: number,
/** The computer it runs on. */
host: string,
/** Since when it writes: seconds since 1970-01-01 UTC. */
since: number, };

/** What became of files that another program changed. */
export type How = "reloaded" | "merged";

/** What is wrong with an identifier. */
export type IdProblem = {
/** Names it; the page words it. */
code: string,
/** Values for the wording. */
params: { [key in string]: string }, };

/** What an identifier means. */
export type Identified = {
/** How it is declared. */
spelling: string,
/** The identifier behind all spellings; null where it is none. */
canonical: string | null,
/** The family of identifiers: `cbeta`, `toh`, `bdrc`, `pts`, `sutta-central`, `named`. */
family: string | null,
/** The type of source under which it is declared, where that can be told. */
kind: string | null,
/** The work's title, where the workspace knows it. */
title: string | null,
/** Slug of the master that knows it. */
knownFrom: string | null,
/** What is wrong with it, or not known. */
problem: IdProblem | null, };

/** What was typed. */
export type IdentifyArgs = {
/** The identifier in any spelling. */
text: string,
/** Slug of the master it is for, whose own sources are looked at first. */
master?: string, };

/** Passages to be prepared for a master. */
export type ImportArgs = {
/** Slug. */
master: string,
/** What was pasted; null: the person is asked for files. */
pasted: string | null,
/** The encoding, where it was chosen. */
encoding: string | null, };

/** Passages as they would be written. */
export type ImportPreview = {
/** Passages by work. */
batches: Array<PassageBatch>,
/** For each batch, for each passage, what the sanitiser did and what it repeats. */
notes: Array<Array<PassageNote>>,
/** What was read, left out and refused, in words, Markdown. */
report: string,
/** Whether anything was picked or pasted. */
picked: boolean, };

/** What an import gave. */
export type ImportReport = {
/** What became of each item; none where nothing was picked. */
outcomes: unknown[],
/** The report in words, Markdown. */
report: string, };

/** A language of the interface. */
export type LanguageTag = "en" | "zh-Hans" | "zh-Hant";

/** How a master's folder is laid out. */
export type LayoutName = "normal" | "generated";

/** The texts of the library. */
export type LibraryPage = {
/** The texts, in the order in which they were added. */
texts: Array<LibraryRow>,
/** Files of jobs that were begun and not finished. */
unfinished: number, };

/** A text of the library. */
export type LibraryRow = {
/** Its number. */
id: number,
/** The identifier. */
work: string,
/** The title. */
title: string | null,
/** Author and translator. */
author: string | null,
/** BCP 47 tag. */
language: string,
/** How many blocks. */
blocks: number,
/** How many characters. */
characters: number,
/** The name of the file. */
file: string,
/** The terms, as stated. */
licence: string | null, };

/** One line. */
export type Line = {
/** Number, from 1. */
number: number,
/** Code point of the file at which it begins. */
start: number,
/** Its words without the line end, at most 10,000 code points. */
text: string,
/** Whether the line goes on. */
cut: boolean, };

/** A link to FoJin. */
export type LinkView = {
/** Number of the text there, as written. */
textId: string,
/** Fascicle, as written. */
juan: string | null,
/** Where it stands. */
range: TextRange, };

/** One lore trigger. */
export type LoreRow = {
/** `keys`. */
keys: Array<string>,
/** `secondary_keys`. */
secondaryKeys: Array<string>,
/** `selective`. */
selective: boolean,
/** The quotation: what stands before the double dash. */
quotation: string | null,
/** The gloss: what stands behind it. */
gloss: string | null,
/** `source_ref`. */
sourceRef: string | null,
/** Where it is declared. */
range: TextRange, };

/** The manual page of a check. */
export type ManualPage = {
/** The check. */
code: string,
/** How grave its findings are. */
severity: SeverityName,
/** One finding, with `{name}` for its parameters. */
message: string,
/** What to do now, with `{name}` for its parameters. */
next: string,
/** What it looks at and demands. */
what: string,
/** Why that matters. */
why: string,
/** When it is wrong. */
exceptions: string,
/** Changes to the sample masters that make it speak. */
failing: Array<SampleChange>,
/** Changes that stay just within the rule. */
passing: Array<SampleChange>, };

/** Which master a command is about. */
export type MasterArgs = {
/** Its slug. */
slug: string, };

/** What a master's folder is for. */
export type MasterKindName = "persona" | "teaching-mode";

/** Everything about one master except its texts. */
export type MasterPage = {
/** As in the list. */
row: MasterRow,
/** What `meta.json` says of the person, in the order of the file; strings and lists of strings only. */
facts: Array<Fact>,
/** Whether it may be released. */
checklist: Array<ChecklistRow>,
/** Declared sources. */
sources: Array<SourceRow>,
/** Works that are used and not declared, in the order of their first use. */
missing: Array<MissingWork>,
/** Style, phrases, lore and critiques. */
persona: PersonaView,
/** Fidelity cases. */
tests: TestsView,
/** Files of its folder in path order. */
files: Array<FileRow>, };

/** One master of the list. */
export type MasterRow = {
/** Slug; names the master in every command. */
slug: string,
/** Display name; the slug where `meta.json` has none. */
name: string,
/** `school` of `meta.json`. */
school: string | null,
/** `tradition` of `meta.json`. */
tradition: string | null,
/** `era` of `meta.json`. */
era: string | null,
/** What it is for. */
kind: MasterKindName,
/** How its folder is laid out. */
layout: LayoutName,
/** Findings. */
counts: Counts,
/** Passages. */
passages: number,
/** Fidelity cases. */
cases: number,
/** Declared sources. */
sources: number, };

/** The list of masters of the open workspace. */
export type MastersPage = {
/** Masters and teaching modes by slug. */
rows: Array<MasterRow>,
/** Findings that belong to no master. */
workspaceCounts: Counts, };

/** A stretch of a three-way merge. */
export type MergePart = { "kind": "clean",
/** The words. */
text: string, } | { "kind": "conflict",
/** What both began from. */
base: string,
/** As typed here. */
ours: string,
/** As on disk. */
theirs: string,
/** From theirs to ours. */
difference: Array<Segment>, };

/** A work that is used and not declared. */
export type MissingWork = {
/** As it is first spelt. */
id: string,
/** The identifier behind all spellings. */
canonical: string,
/** Where it is used. */
places: Array<PlaceRef>, };

/** The arguments of a command that takes none. */
export type Nothing = Record<symbol, never>;

/** A place in a file of the master. */
export type Occurrence = {
/** Id of the file. */
file: string,
/** Where in it. */
range: TextRange, };

/** How an opening ended, where it did not fail. */
export type OpenOutcome = { "outcome": "opened",
/** It. */
workspace: WorkspaceView, } | { "outcome": "cancelled" };

/** Passages of one work. */
export type PassageBatch = {
/** The identifier, as it is to be declared. */
id: string,
/** The title, without `《》`. */
title: string,
/** The type of source; null: that of the identifier. */
type: string | null,
/** The edition as stated. */
edition: string | null,
/** What may be done with the text. */
rights: Rights | null,
/** The passages in their order. */
passages: Array<PassageFields>, };

/** One passage. */
export type PassageFields = {
/** The heading, without a locator. */
topic: string,
/** The words, a line each of the quote block. */
words: string,
/** The fascicle. */
juan: number | null,
/** The first line, segment or folio in the edition. */
first: string | null,
/** The last one. */
last: string | null,
/** The page of the work at FoJin. */
link: string | null, };

/** What is to be known of a passage before it is written. */
export type PassageNote = {
/** The words before the sanitiser. */
original: string,
/** What it removed or changed there: code points, and what it was. */
changes: Array<[number, number, string]>,
/** The passage it repeats or resembles: whether exactly, file and line. */
twin: [boolean, FileRef | null, number] | null, };

/** A passage, by its file and its number in it. */
export type PassageRef = {
/** Id of the file. */
file: string,
/** Number in the file, from 0. */
passage: number,
/** Its heading. */
heading: string,
/** Line of its heading. */
line: number, };

/** One passage. */
export type PassageView = {
/** Number in the file, from 0. */
index: number,
/** Its heading. */
heading: string,
/** Where the heading stands. */
headingRange: TextRange,
/** The heading it stands under, where it is a smaller section of one. */
parent: string | null,
/** For the margin: the locator of its first citation, or else the identifier. */
anchor: string | null,
/** Blocks in order. */
blocks: Array<BlockView>,
/** Citations in order. */
citations: Array<CitationView>, };

/** Whether a job waits. */
export type PauseArgs = {
/** Whether it is to wait. */
paused: boolean, };

/** Style, phrases, lore and critiques. */
export type PersonaView = {
/** `style`, in the order of the file. */
style: Array<StyleRow>,
/** `signature_phrases`. */
phrases: Array<PhraseRow>,
/** `lore_triggers`. */
lore: Array<LoreRow>,
/** What this master says of others. */
critiquesOfOthers: Array<CritiqueRow>,
/** What others say of this master. */
critiquesByOthers: Array<CritiqueRow>, };

/** The steps of an opening. */
export type Phase = "reading" | "checking";

/** One signature phrase and where it occurs. */
export type PhraseRow = {
/** The words. */
text: string,
/** Where it is declared. */
range: TextRange,
/** Where it occurs in excerpts and references, whatever the script; the first of each file. */
occurrences: Array<Occurrence>, };

/** A place that agrees with a quotation. */
export type PieceRow = {
/** Where it is, for people. */
place: string,
/** The text and the block. */
text: [number, number],
/** The words of the quotation. */
quoted: string,
/** The words of the source. */
source: string,
/** Where both differ. */
differences: Array<DifferenceRow>, };

/** A place in a file. */
export type PlaceRef = {
/** Id of the file. */
file: string,
/** Line, from 1. */
line: number,
/** What stands there: the heading, the question or the line. */
words: string | null, };

/** An edit to be looked at. */
export type PreviewArgs = {
/** The edit. */
edit: Edit, };

/** What is looked for. */
export type QuickOpenArgs = {
/** A part of a name; script, width and case do not matter. */
query: string,
/** How many at most; no more than 200 are given. */
limit: number, };

/** A quotation of a master that was looked up. */
export type QuotationRow = {
/** The file. */
file: string,
/** Where it stands. */
range: TextRange,
/** What became of it. */
verdict: VerdictName,
/** The places that agree. */
pieces: Array<PieceRow>, };

/** Which recent workspace. */
export type RecentArgs = {
/** Its id. */
id: string, };

/** A workspace opened before. */
export type RecentRow = {
/** To open it again. */
id: string,
/** Name of the folder. */
name: string,
/** The whole path, to be shown and for nothing else. */
shownPath: string,
/** When it was opened last: seconds since 1970-01-01 UTC. */
openedAt: number, };

/** A file as it was. */
export type Revision = {
/** What the step did to it; null where it is no text. */
difference: Array<Segment> | null,
/** From what it is now to what it was; its hunks can be restored one by one. Null where it is no text. */
now: Array<Segment> | null, };

/** Which state of a file. */
export type RevisionArgs = {
/** The step. */
step: number,
/** The file. */
file: FileRef,
/** Before or after the step. */
side?: Side, };

/** What may be done with a source's text. Null: the key is not there. */
export type Rights = {
/** The corpus it comes from. */
corpus: string | null,
/** The licence as it is stated. */
licence: string | null,
/** When it was looked up: `2026-01-31`. */
accessed: string | null,
/** Whether it may be passed on: `yes`, `non-commercial`, `excerpt-only`, `no`. */
redistribution: string | null,
/** The words that must go with it. */
attribution: string | null, };

/** What a block is. */
export type Role = "scripture" | "paraphrase" | "citation" | "editor";

/** One change of a sample. */
export type SampleChange = {
/** The file. */
file: string,
/** What it says after the change; none where it is taken away. */
text: string | null, };

/** How a saving ended, where it did not fail. */
export type SaveOutcome = { "outcome": "saved",
/** Of the text. */
digest: string, } | { "outcome": "unchanged",
/** Of the text. */
digest: string, } | { "outcome": "merged",
/** What is on disk now. */
text: string,
/** Of that text. */
digest: string, } | { "outcome": "conflict",
/** What is on disk; null where the file was removed. */
theirs: string | null,
/** Of what is on disk; null where the file was removed. */
digest: string | null,
/** Both texts side by side. */
parts: Array<MergePart>, };

/** A search. */
export type SearchArgs = {
/** What is typed. */
query: string,
/** Where to look. */
scope: SearchScope,
/** Only in this text of the library. */
text: number | null,
/** Differences that are not overlooked. */
strict: Array<FoldName>,
/** The order of the rows. */
order: SearchOrder,
/** Most rows. */
most: number, };

/** The order of rows. */
export type SearchOrder = "document" | "left" | "right";

/** Rows of a concordance. */
export type SearchPage = {
/** The rows. */
rows: Array<SearchRow>,
/** Whether these are all there are. */
complete: boolean, };

/** A hit in its context. */
export type SearchRow = {
/** The work, or the master. */
source: string,
/** Where it stands, for people. */
place: string,
/** In the library: the text and the block. */
text: [number, number] | null,
/** In a master: its file and the line. */
file: [FileRef, number] | null,
/** What stands before it. */
left: string,
/** The hit. */
hit: string,
/** What stands behind it. */
right: string,
/** The folds without which it would not have been found. */
folds: Array<FoldName>,
/** The citation, in the form of the masters. */
citation: string | null, };

/** Where to look. */
export type SearchScope = "library" | "masters" | "tests";

/** A stretch of a difference. All that is not `added` is the text before, all that is not `removed` the text after. */
export type Segment = {
/** Whether it changes. */
kind: SegmentKind,
/** The words. */
text: string,
/** Number of the hunk it belongs to; null for what stays. */
hunk: number | null, };

/** Whether a stretch changes. */
export type SegmentKind = "same" | "removed" | "added";

/** The settings to change; what is left out stays as it is. */
export type SetSettings = {
/** Language. */
language?: LanguageTag,
/** Theme. */
theme?: Theme,
/** Whether what an input method is composing is drawn in the text itself. */
preedit?: boolean,
/** Whether keys that stand alone do anything. */
singleKeys?: boolean, };

/** The settings. */
export type SettingsView = {
/** Language; none until the person chose one, so that the page may follow the system. */
language: LanguageTag | null,
/** Theme. */
theme: Theme,
/** Whether what an input method is composing is drawn in the text itself. */
preedit: boolean,
/** Whether keys that stand alone, without a modifier, do anything outside of text fields. */
singleKeys: boolean, };

/** How grave a finding is. */
export type SeverityName = "info" | "warning" | "error";

/** Masters that were put away. */
export type Shelved = {
/** Thrown away, newest first. */
trash: Array<ShelvedRow>,
/** Archived, by slug. */
archive: Array<ShelvedRow>, };

/** A master that was put away. */
export type ShelvedRow = {
/** Names it when it is taken back. */
entry: string,
/** Its slug. */
slug: string,
/** Its display name; the slug where it has none. */
name: string, };

/** Before or after a step. */
export type Side = "before" | "after";

/** The fields of a source. Null: the key is not there. */
export type SourceFields = {
/** `type`. */
type: string,
/** `id`. */
id: string,
/** `title`. */
title: string,
/** `note`. */
note: string | null,
/** `rights`. */
rights: Rights | null, };

/** One declared source and where it is used. */
export type SourceRow = {
/** Position in `sources` of `meta.json`. */
index: number,
/** `type`, where it is a string. */
kind: string | null,
/** `id`, where it is a string. */
id: string | null,
/** The identifier behind all spellings. */
canonical: string | null,
/** `title`, where it is a string. */
title: string | null,
/** `note`, where it is a string. */
note: string | null,
/** Where it is declared. */
range: TextRange,
/** Passages that cite it. */
excerpted: Array<PassageRef>,
/** Cases that demand it. */
tested: Array<CaseRef>,
/** Lore and critiques that are grounded on it. */
cited: Array<PlaceRef>,
/** Places in SKILL, INDEX and references that name it. */
referenced: Array<PlaceRef>,
/** `rights`, where it is an object; of its fields those that are strings. */
rights: Rights | null, };

/** Everything the page needs to draw its first screen. */
export type StateView = {
/** Version of the program. */
version: string,
/** The open workspace, if any. */
workspace: WorkspaceView | null,
/** Whether a workspace is being opened right now. */
opening: boolean,
/** Workspaces opened before, newest first. */
recents: Array<RecentRow>,
/** Whether sample masters are there to be opened. */
hasSamples: boolean,
/** Settings. */
settings: SettingsView,
/** Whether the settings file was damaged and has been set aside; its new name. */
settingsSetAside: string | null, };

/** A file that a step changed. */
export type StepFile = {
/** The file. */
file: FileRef,
/** What happened to it. */
change: ChangeKind, };

/** What an operation or a step is called; the words are in `steps/<language>.json`. */
export type StepLabel = {
/** Names the operation. */
code: string,
/** Values for the wording. */
params: { [key in string]: string }, };

/** Who made a step. */
export type StepOrigin = "here" | "outside" | "command-line";

/** One step. */
export type StepRow = {
/** Names the step. */
step: number,
/** Whether it takes another step back or makes one again; null for a step of its own. */
turn: StepTurn | null,
/** What it is called; what the other step is called where it takes one back or makes one again. */
label: StepLabel,
/** When it was made: seconds since 1970-01-01 UTC. */
at: number,
/** Who made it. */
origin: StepOrigin,
/** Whether it stands. */
state: StepState,
/** What it changed, in path order. */
files: Array<StepFile>, };

/** Whether a step stands. */
export type StepState = "done" | "undone" | "abandoned";

/** What a step does to another. */
export type StepTurn = "undo" | "redo";

/** One entry of `style`. */
export type StyleRow = {
/** The key. */
key: string,
/** The words. */
text: string,
/** Length in code points. */
length: number,
/** Where it stands. */
range: TextRange, };

/** The fidelity cases of a master. */
export type TestsView = {
/** Id of the suite's file, where it could be read. */
file: string | null,
/** Its lines that are not blank. */
cases: Array<CaseRow>, };

/** Which text. */
export type TextArgs = {
/** Its number. */
id: number, };

/** A block of a text. */
export type TextBlockView = {
/** What it is: `prose`, `verse`, `dharani`, `heading`, `byline`, `juan-title`, `item`, `paratext`. */
role: string,
/** The fascicle. */
juan: number | null,
/** The words. */
text: string,
/** Where lines of the edition begin: code point, locator. */
lines: Array<[number, string]>, };

/** Which blocks of a text. */
export type TextBlocksArgs = {
/** The number of the text. */
id: number,
/** The number of the first block. */
first: number,
/** How many at most. */
most: number, };

/** A stretch of a text. */
export type TextPage = {
/** The text. */
text: LibraryRow,
/** The number of the first block. */
first: number,
/** The blocks. */
blocks: Array<TextBlockView>, };

/** A range of a file in code points, and where it begins and ends for people: lines and columns from 1, columns in
 * code points, the end column one past the last character. */
export type TextRange = {
/** First code point of the file. */
start: number,
/** One past the last code point. */
end: number,
/** Line of the first. */
line: number,
/** Column of the first. */
column: number,
/** Line of the end. */
endLine: number,
/** Column of the end. */
endColumn: number, };

/** Light, dark, or as the system has it. */
export type Theme = "system" | "light" | "dark";

/** What keeps a text from being written. */
export type Trouble = { "kind": "disk-full" } | { "kind": "refused",
/** Why. */
reason: ApiError, };

/** A draft to keep, or a text to save. */
export type TypedText = {
/** The file. */
file: FileRef,
/** Digest of the text that was typed into; null where there was no such file. */
base: string | null,
/** The whole text. */
text: string, };

/** What became of a quotation. */
export type VerdictName = "exact" | "variant" | "elided" | "wrong-place" | "wrong-work" | "altered" | "spliced" | "not-found" | "not-checkable";

/** The open workspace. */
export type WorkspaceView = {
/** Changes whenever a workspace is opened or read again; what was fetched under another number is stale. */
generation: number,
/** Name of the folder. */
name: string,
/** The whole path, to be shown and for nothing else. */
shownPath: string,
/** What was examined. */
examined: ExaminedView,
/** Findings of the whole workspace. */
counts: Counts, };

/** Whether this window may write. */
export type WritingMode = { "mode": "writer" } | { "mode": "reader",
/** Which. */
holder: Holder, } | { "mode": "read-only",
/** Why. */
reason: ApiError, };

/** Whether this window may write. */
export type WritingView = {
/** Whether it may. */
mode: WritingMode,
/** What undo would take back. */
undo: StepLabel | null,
/** What redo would do again. */
redo: StepLabel | null,
/** What keeps the last text from being written. */
trouble: Trouble | null,
/** Files with a draft, in path order. */
drafts: Array<FileRef>, };

export interface Api {
  /** What the program knows at large. */
  state: { args: Nothing; result: StateView };
  /** Asks for a folder and opens it. */
  open_folder: { args: Nothing; result: OpenOutcome };
  /** Opens a folder that was open before. */
  open_recent: { args: RecentArgs; result: OpenOutcome };
  /** Opens the sample masters. */
  open_samples: { args: Nothing; result: OpenOutcome };
  /** Opens the folder the program was started on; cancelled where none was named. */
  open_start: { args: Nothing; result: OpenOutcome };
  /** Reads the open folder again. */
  reload: { args: Nothing; result: OpenOutcome };
  /** Stops the opening under way; what was open stays open. */
  cancel_open: { args: Nothing; result: null };
  /** The list of masters. */
  masters: { args: Nothing; result: MastersPage };
  /** Everything about one master except its texts. */
  master: { args: MasterArgs; result: MasterPage };
  /** The excerpts of one master. */
  excerpts: { args: MasterArgs; result: Array<ExcerptView> };
  /** Lines of one file. */
  file: { args: FileArgs; result: FileText };
  /** The front matter of a master's `SKILL.md`. */
  front_matter: { args: MasterArgs; result: FrontMatterView };
  /** Findings, of one master or of all. */
  findings: { args: FindingsArgs; result: FindingsPage };
  /** Masters, sources, passages, files and checks by a part of their name. */
  quick_open: { args: QuickOpenArgs; result: Array<Hit> };
  /** The manual page of a check. */
  explain: { args: ExplainArgs; result: ManualPage };
  /** Changes settings; answers with all of them. */
  set_settings: { args: SetSettings; result: SettingsView };
  /** The whole text of a file, to be edited. */
  text: { args: FileRef; result: EditorText };
  /** Keeps what is typed, so that nothing can lose it; writes no file of a master. */
  keep_draft: { args: TypedText; result: null };
  /** Forgets what was typed. */
  drop_draft: { args: FileRef; result: null };
  /** Saves what was typed, merged with what another program wrote meanwhile; the draft is dropped. */
  save_text: { args: TypedText; result: SaveOutcome };
  /** What an edit would change. */
  preview_edit: { args: PreviewArgs; result: ChangeSetView };
  /** Makes an edit, if it still changes what was shown. */
  apply_edit: { args: ApplyArgs; result: Applied };
  /** Takes the last step back. */
  undo: { args: Nothing; result: Applied };
  /** Does the step again that was taken back last. */
  redo: { args: Nothing; result: Applied };
  /** The steps that were made, newest first. */
  history: { args: HistoryArgs; result: HistoryPage };
  /** A file as it was before or after a step. */
  revision: { args: RevisionArgs; result: Revision };
  /** Masters in the archive and in the trash. */
  shelved: { args: Nothing; result: Shelved };
  /** What an identifier means, in any spelling. */
  identify: { args: IdentifyArgs; result: Identified };
  /** The texts of the library. */
  library: { args: Nothing; result: LibraryPage };
  /** Asks for files and puts the texts in them into the library. */
  add_texts: { args: Nothing; result: ImportReport };
  /** Takes a text out of the library. */
  remove_text: { args: TextArgs; result: null };
  /** Blocks of a text of the library. */
  text_blocks: { args: TextBlocksArgs; result: TextPage };
  /** Stops the job that runs; what is done stays done. */
  cancel_job: { args: Nothing; result: null };
  /** Lets the job that runs wait, or go on. */
  pause_job: { args: PauseArgs; result: null };
  /** Words looked for in the library, the masters or their tests. */
  search: { args: SearchArgs; result: SearchPage };
  /** What the library says of every quotation of a master. */
  quotations: { args: MasterArgs; result: Array<QuotationRow> };
  /** Passages of files, or of what was pasted, as they would be written. */
  import: { args: ImportArgs; result: ImportPreview };
  /** Whether this window may write, and what undo and redo would do. */
  writing: { args: Nothing; result: WritingView };
  /** Becomes the writer, where the process that was it is gone. */
  take_over: { args: Nothing; result: WritingView };
}
