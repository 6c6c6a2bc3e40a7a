//! Shared parts of the conformance and tidiness tests.
