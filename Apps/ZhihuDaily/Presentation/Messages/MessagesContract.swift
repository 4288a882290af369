public import Rostrum

/// The view of the messages.
@MainActor
public protocol MessagesView: StateRendering where State == MessagesViewState {}
