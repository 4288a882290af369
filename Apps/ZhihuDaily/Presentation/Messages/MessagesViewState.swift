public import Rostrum

/// The messages, as it shall look.
public struct MessagesViewState: Equatable, Sendable {
  public var title: String
  public var placeholder: PlaceholderViewData
}
