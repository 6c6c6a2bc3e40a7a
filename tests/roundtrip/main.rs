//! Generated files through the readers of imports: everything of the text has to be what the generator says.

mod cbeta;
mod compare;
