public import Foundation

/// A behaviour that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which it was added.
  var view: UIView? { get }

  /// Called before it is added to a view, or removed from one; `view` is nil for a removal.
  func willMove(to view: UIView?)

  /// Called after it was added to a view, or removed from one; `view` is nil for a removal.
  func didMove(to view: UIView?)
}
