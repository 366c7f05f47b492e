//! Tests of the files beside this folder, under their names.

mod options;
