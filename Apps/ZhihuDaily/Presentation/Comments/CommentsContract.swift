public import Rostrum

/// What the presenter may ask of the comments.
@MainActor
public protocol CommentsView: StateRendering where State == CommentsViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the comments may ask of their flow.
@MainActor
public protocol CommentsNavigation: Confirming {}
