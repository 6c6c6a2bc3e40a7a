//! Persona.
