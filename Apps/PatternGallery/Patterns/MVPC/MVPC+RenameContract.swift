import Rostrum

extension MVPC {
  /// The view of the rename sheet.
  @MainActor
  protocol RenameView: StateRendering where State == RenameViewState {}

  /// The navigation of the rename sheet.
  @MainActor
  protocol RenameNavigation: AnyObject {
    func closeRename()
  }
}
