public import Rostrum

/// What the presenter may ask of the comments.
@MainActor
public protocol CommentsView: StateRendering where State == CommentsViewState {}

/// What the comments may ask of its flow.
@MainActor
public protocol CommentsNavigation: AnyObject {

}
