/// A screen's place in a navigator.
///
/// The entry keeps screen and owner alive: a flow lives as long as its screens.
struct Entry {
  var screen: any Screen
  var owner: AnyCoordinator
  var route: (any Route)?

  /// Who is asked before a person leaves the screen.
  @MainActor var leaveGuards: [any LeaveGuard] {
    let presenter = (screen as? any PresentedScreen)?.screenPresenter
    return [screen as? any LeaveGuard, presenter as? any LeaveGuard].compactMap { $0 }
  }

  /// Who may have unsaved work that outlives the process.
  @MainActor var draftKeepers: [any DraftKeeping] {
    let presenter = (screen as? any PresentedScreen)?.screenPresenter
    return [screen as? any DraftKeeping, presenter as? any DraftKeeping].compactMap { $0 }
  }
}
