/// A presenter with erased view and state types, for the base classes of screens and the kit.
///
/// ``Presenter`` is the only conforming type that an app needs.
@MainActor
public protocol ScreenPresenter: AnyObject {
  /// Attaches a view that must conform to the presenter's contract; traps if it does not.
  func attach(anyView view: AnyObject)

  /// Detaches `view`; has no effect if it is not the attached one.
  func detach(anyView view: AnyObject)

  /// Ends the presenter permanently.
  func destroy()
}
