public import Rostrum

/// The view state of the messages.
public struct MessagesViewState: Equatable, Sendable {
  public var title: String
  public var placeholder: PlaceholderViewData
}
