public import Rostrum

/// What the presenter may ask of the messages.
@MainActor
public protocol MessagesView: StateRendering where State == MessagesViewState {}
