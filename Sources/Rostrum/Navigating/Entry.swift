/// An entry for a screen in a navigator.
///
/// The entry retains screen and owner: a flow lives as long as its screens.
struct Entry {
  var screen: any Screen
  var owner: AnyCoordinator
  var route: (any Route)?

  /// The guards to consult before the user leaves the screen.
  @MainActor var leaveGuards: [any LeaveGuard] {
    let presenter = (screen as? any PresentedScreen)?.screenPresenter
    return [screen as? any LeaveGuard, presenter as? any LeaveGuard].compactMap { $0 }
  }

  /// The objects whose unsaved work may outlive the process.
  @MainActor var draftKeepers: [any DraftKeeping] {
    let presenter = (screen as? any PresentedScreen)?.screenPresenter
    return [screen as? any DraftKeeping, presenter as? any DraftKeeping].compactMap { $0 }
  }
}
