//! The commands of the window over loopback: `POST /rpc/<method>` with the arguments as JSON, `GET /events` as
//! server-sent events. For page tests and development; never shipped. It decides nothing.

mod host;

use std::convert::Infallible;
use std::error::Error;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use axum::{Json, Router};
use clap::Parser;
use colophon_service::settings::{cache_folder, config_folder, data_folder, state_folder};
use colophon_service::{Ctx, Paths, dispatch};
use serde_json::Value;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

/// Serves the commands of Colophon on this computer, for a page in a browser.
#[derive(Parser)]
struct Args {
    /// The folder opened at the start; also the answer to every folder dialog
    folder: Option<PathBuf>,
    /// The port; 0 takes a free one, which is printed
    #[arg(long, default_value_t = 5174)]
    port: u16,
    /// Where the settings are kept
    #[arg(long)]
    config: Option<PathBuf>,
    /// Where the drafts of folders are kept that cannot be written
    #[arg(long)]
    state: Option<PathBuf>,
    /// Where the originals of the library are kept
    #[arg(long)]
    data: Option<PathBuf>,
    /// Where the database of the library is kept
    #[arg(long)]
    cache: Option<PathBuf>,
    /// A file that every dialog for files is answered with; may be given several times
    #[arg(long = "pick", value_name = "FILE")]
    picked: Vec<PathBuf>,
    /// The sample masters
    #[arg(long)]
    samples: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let paths = Paths {
        config: config_folder(args.config)?,
        state: state_folder(args.state)?,
        data: data_folder(args.data)?,
        cache: cache_folder(args.cache)?,
        samples: args.samples,
        start: args.folder.clone(),
    };
    let ctx = Arc::new(Ctx::new(
        Box::new(host::FixedHost {
            folder: args.folder,
            files: args.picked,
        }),
        paths,
    ));
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)).await?;
    announce(&listener)?;
    Ok(axum::serve(listener, routes(ctx)).await?)
}

/// Whoever started the bridge reads the port from its output.
#[allow(clippy::print_stdout)]
fn announce(listener: &tokio::net::TcpListener) -> std::io::Result<()> {
    println!("http://{}", listener.local_addr()?);
    Ok(())
}

fn routes(ctx: Arc<Ctx>) -> Router {
    Router::new()
        .route("/rpc/{method}", post(rpc))
        .route("/events", get(events))
        .with_state(ctx)
}

async fn rpc(
    State(ctx): State<Arc<Ctx>>,
    Path(method): Path<String>,
    Json(params): Json<Value>,
) -> (StatusCode, Json<Value>) {
    match dispatch(ctx, method, params).await {
        Ok(answer) => (StatusCode::OK, Json(answer)),
        Err(error) => (
            StatusCode::UNPROCESSABLE_ENTITY,
            Json(serde_json::json!(error)),
        ),
    }
}

/// The stream begins with a comment: without it nothing is sent, and the page cannot tell that it is heard.
async fn events(State(ctx): State<Arc<Ctx>>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let heard = BroadcastStream::new(ctx.events());
    let events = heard.filter_map(|event| Event::default().json_data(event.ok()?).ok());
    let begin = tokio_stream::once(Event::default().comment("listening"));
    Sse::new(begin.chain(events).map(Ok))
}
