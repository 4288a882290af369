/// A screen that has a presenter, and owns it.
///
/// The kit destroys the presenter when the screen is gone for good, whichever way it went, and asks
/// it before a person leaves if it is a ``LeaveGuard``.
@MainActor
public protocol PresentedScreen: Screen {
  var screenPresenter: any ScreenPresenter { get }
}
