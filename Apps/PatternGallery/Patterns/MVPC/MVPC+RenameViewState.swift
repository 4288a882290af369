extension MVPC {
  /// The view state of the rename sheet.
  struct RenameViewState: Equatable {
    var name: String
    var canFinish: Bool
    /// The error message; nil for none.
    var problem: String?
  }
}
