//! Jobs that are stopped, paused, killed and gone on with.

use std::sync::mpsc;
use std::thread;

use super::*;

fn order(count: usize) -> Order<String> {
    Order {
        task: "count".to_owned(),
        items: (0..count)
            .map(|n| vec![PathBuf::from(n.to_string())])
            .collect(),
    }
}

fn name(files: &[PathBuf]) -> String {
    files[0].display().to_string()
}

#[test]
fn a_job_goes_on_where_it_was_left_and_is_gone_when_done() {
    let jobs = tempfile::tempdir().unwrap();
    let control = Control::default();
    let job = Job::begin(jobs.path(), order(4)).unwrap();
    assert_eq!(
        Job::<String>::unfinished(jobs.path()).len(),
        0,
        "it is in hand"
    );
    let stopping = |path: &[PathBuf]| {
        if name(path) == "2" {
            control.cancel();
        }
        Ok(name(path))
    };
    let stopped = job.run(&control, stopping, |_| {}).unwrap_err();
    assert_eq!(stopped.code, ErrorCode::Cancelled);
    drop(job);

    let mut left = Job::<String>::unfinished(jobs.path());
    assert_eq!((left.len(), left[0].order.clone()), (1, order(4)));
    let job = left.remove(0);
    let (mut worked, mut told) = (Vec::new(), Vec::new());
    let work = |path: &[PathBuf]| {
        worked.push(name(path));
        Ok(name(path))
    };
    let made: Vec<String> = job
        .run(&Control::default(), work, |done| told.push(done))
        .unwrap();
    assert_eq!(
        (made, worked, told),
        (
            vec!["0".into(), "1".into(), "2".into(), "3".into()],
            vec!["3".to_owned()],
            vec![0, 1, 2, 3, 4]
        )
    );
    job.forget().unwrap();
    assert_eq!(fs::read_dir(jobs.path()).unwrap().count(), 0);
}

#[test]
fn an_item_of_which_half_was_written_is_done_again() {
    let jobs = tempfile::tempdir().unwrap();
    let job = Job::begin(jobs.path(), order(2)).unwrap();
    fs::write(job.folder.join("000000.json"), "\"ha").unwrap();
    let mut worked = 0;
    let work = |path: &[PathBuf]| {
        worked += 1;
        Ok(name(path))
    };
    let made: Vec<String> = job.run(&Control::default(), work, |_| {}).unwrap();
    assert_eq!((made.len(), worked), (2, 2));
}

#[test]
fn paused_work_waits() {
    let control = Control::default();
    control.pause();
    let (gone_on, hears) = mpsc::channel();
    let theirs = control.clone();
    let worker = thread::spawn(move || gone_on.send(theirs.may_go_on().is_ok()));
    assert!(
        hears
            .recv_timeout(std::time::Duration::from_millis(100))
            .is_err()
    );
    control.go_on();
    assert!(hears.recv().unwrap());
    worker.join().unwrap().unwrap();
    control.cancel();
    control.go_on();
    assert_eq!(control.may_go_on().unwrap_err().code, ErrorCode::Cancelled);
}
