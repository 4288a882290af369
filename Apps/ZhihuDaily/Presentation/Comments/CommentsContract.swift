public import Rostrum

/// The view of the comments.
@MainActor
public protocol CommentsView: StateRendering where State == CommentsViewState {
  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}

/// The navigation of the comments.
@MainActor
public protocol CommentsNavigation: Confirming {}
