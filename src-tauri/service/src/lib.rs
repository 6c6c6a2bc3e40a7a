//! The service around the rules: files, settings and jobs. It judges no content; every rule is in `colophon-core`.
