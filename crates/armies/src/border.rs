//! Kinds of border.

kit::ids! {
    /// What lies between two regions.
    pub enum Border: u8 {
        /// Nothing that hinders anybody.
        Open = "open",
        /// A slope between high and low ground.
        Slope = "slope",
        /// A ford through a river.
        Ford = "ford",
        /// A stream.
        Stream = "stream",
        /// A river that cannot be crossed.
        River = "river",
        /// A wall or dike. It may hinder in one direction only.
        Wall = "wall",
        /// A mountain pass.
        Pass = "pass",
        /// Mountains, or another border that cannot be crossed.
        Impassable = "impassable",
    }
}

impl Border {
    /// Whether regions are neighbours across it.
    pub const fn can_be_crossed(self) -> bool {
        !matches!(self, Border::River | Border::Impassable)
    }
}
