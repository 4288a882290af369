public import Rostrum

/// The view of the comments.
@MainActor
public protocol CommentsView: StateRendering, Announcing where State == CommentsViewState {}

/// The navigation of the comments.
@MainActor
public protocol CommentsNavigation: Confirming {}
