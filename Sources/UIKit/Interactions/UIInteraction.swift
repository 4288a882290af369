public import Foundation

/// A behaviour that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }

  /// Called before it is added to a view, or removed from one, which is nil then.
  func willMove(to view: UIView?)

  /// Called after it was added to a view, or removed from one, which is nil then.
  func didMove(to view: UIView?)
}
