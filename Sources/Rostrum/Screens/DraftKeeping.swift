public import Foundation

/// A presenter or screen whose unsaved work should outlive the process.
///
/// The composition root reads it from ``Navigator/drafts`` when the system requests the scene's
/// restoration state, and restores it by ``Navigator/restore(_:drafts:)``. The screen needs a route
/// by which it is found again.
@MainActor
public protocol DraftKeeping: AnyObject {
  /// The unsaved input of the user in a custom format; nil if there is none.
  var draft: Data? { get }

  /// Restores a draft of an earlier process.
  ///
  /// It is called at most once, before a view is attached. Data that cannot be decoded, such as
  /// that of another version, must be ignored.
  func restore(_ draft: Data)
}
