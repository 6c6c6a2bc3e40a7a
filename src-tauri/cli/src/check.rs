//! `colophon check`: opens a folder, runs every check, prints the report.

use std::collections::BTreeSet;
use std::io::Write;

use colophon_core::checks::Report;
use colophon_core::model::{Severity, Workspace};
use colophon_core::report::{Language, document, sarif, text};
use colophon_service::ApiError;
use colophon_service::nearest::find_master;
use colophon_service::session::{check_all, check_quotations};
use colophon_service::workspace::{Cancel, Watch, open};

use crate::args::{CheckArgs, Deny, ReportFormat};
use crate::failure::Failure;
use crate::library;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Runs the command.
///
/// # Errors
/// Where the folder cannot be read, holds no master or not the one asked for, or nothing can be printed.
pub fn check(args: &CheckArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    let workspace = open(&args.folder, &watch)?;
    let only = chosen(&workspace, &args.masters)?;
    let mut report = check_all(&workspace, &only, &watch)?;
    if args.library {
        check_quotations(&workspace, &only, &library::open()?, &mut report)?;
    }
    print(&workspace, &report, args, out)?;
    Ok(u8::from(denies(&report, args.deny)))
}

/// The slugs asked for; each must be there.
fn chosen(workspace: &Workspace, slugs: &[String]) -> Result<BTreeSet<String>, ApiError> {
    let find = |slug: &String| Ok(find_master(workspace, slug)?.slug.clone());
    slugs.iter().map(find).collect()
}

fn print(
    workspace: &Workspace,
    report: &Report,
    args: &CheckArgs,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let language = Language::from(args.lang);
    match args.format {
        ReportFormat::Text => out.write_all(text(workspace, report, language).as_bytes())?,
        ReportFormat::Json => {
            serde_json::to_writer_pretty(
                &mut *out,
                &document(workspace, report, VERSION, language),
            )?;
            out.write_all(b"\n")?;
        }
        ReportFormat::Sarif => {
            serde_json::to_writer_pretty(&mut *out, &sarif(workspace, report, VERSION, language))?;
            out.write_all(b"\n")?;
        }
    }
    Ok(())
}

fn denies(report: &Report, deny: Deny) -> bool {
    let least = match deny {
        Deny::Errors => Severity::Error,
        Deny::Warnings => Severity::Warning,
        Deny::Infos => Severity::Info,
    };
    report
        .findings
        .iter()
        .any(|finding| finding.severity >= least)
}
