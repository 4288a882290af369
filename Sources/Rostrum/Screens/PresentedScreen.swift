/// A screen that owns a presenter.
///
/// The kit destroys the presenter when the screen has been removed in any way. If the presenter is
/// a ``LeaveGuard``, the kit consults it before the user leaves.
@MainActor
public protocol PresentedScreen: Screen {
  var screenPresenter: any ScreenPresenter { get }
}
