import Rostrum

extension MVPC {
  /// What the presenter may ask of the screen.
  @MainActor
  protocol RenameView: StateRendering where State == RenameViewState {}

  /// What the screen may ask of its flow.
  @MainActor
  protocol RenameNavigation: AnyObject {
    func closeRename()
  }
}
