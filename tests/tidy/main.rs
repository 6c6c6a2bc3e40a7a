//! Tidiness of the tree.
