public import Foundation

/// A presenter or screen whose unsaved work should outlive its process.
///
/// The composition root asks ``Navigator/drafts`` for it when the system asks how the scene can be
/// built again, and gives it back by ``Navigator/restore(_:drafts:)``. A screen needs a route to
/// be found again.
@MainActor
public protocol DraftKeeping: AnyObject {
  /// What a person has typed and not saved, in a form of its own; nil where there is nothing to
  /// lose.
  var draft: Data? { get }

  /// Takes up a draft of a process before.
  ///
  /// Called at most once, before a view is attached. What cannot be read (another version's) is
  /// left out.
  func restore(_ draft: Data)
}
