extension MVPC {
  /// What the sheet shows.
  struct RenameViewState: Equatable {
    var name: String
    /// What is wrong with the name.
    var problem: String?
  }
}
