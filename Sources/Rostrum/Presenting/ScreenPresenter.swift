/// A presenter whose view and state types are not known, as screens' base classes and the kit meet
/// it.
///
/// ``Presenter`` is the one conformer that an app needs.
@MainActor
public protocol ScreenPresenter: AnyObject {
  /// Attaches a view that must conform to the presenter's contract; traps where it does not.
  func attach(anyView view: AnyObject)

  /// Detaches `view`; nothing happens where it is not the attached one.
  func detach(anyView view: AnyObject)

  /// Ends the presenter for good.
  func destroy()
}
