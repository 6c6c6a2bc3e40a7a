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
generation: number, };

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

/** What went wrong. Each code has words and a hint in every language. */
export type ErrorCode = "bad-params" | "unknown-method" | "unknown-master" | "unknown-file" | "unknown-check" | "unknown-recent" | "no-workspace" | "already-opening" | "no-samples" | "folder-missing" | "not-a-folder" | "folder-unreadable" | "no-masters" | "too-many-entries" | "text-unreadable" | "output-unwritable" | "settings-unwritable" | "cancelled" | "internal";

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
/** Names the finding as long as nothing changes. */
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

/** A language of the interface. */
export type LanguageTag = "en" | "zh-Hans" | "zh-Hant";

/** How a master's folder is laid out. */
export type LayoutName = "normal" | "generated";

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

/** What is looked for. */
export type QuickOpenArgs = {
/** A part of a name; script, width and case do not matter. */
query: string,
/** How many at most; no more than 200 are given. */
limit: number, };

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

/** What a block is. */
export type Role = "scripture" | "paraphrase" | "citation" | "editor";

/** One change of a sample. */
export type SampleChange = {
/** The file. */
file: string,
/** What it says after the change; none where it is taken away. */
text: string | null, };

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
tested: Array<CaseRef>, };

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
  /** Findings, of one master or of all. */
  findings: { args: FindingsArgs; result: FindingsPage };
  /** Masters, sources, passages, files and checks by a part of their name. */
  quick_open: { args: QuickOpenArgs; result: Array<Hit> };
  /** The manual page of a check. */
  explain: { args: ExplainArgs; result: ManualPage };
  /** Changes settings; answers with all of them. */
  set_settings: { args: SetSettings; result: SettingsView };
}
