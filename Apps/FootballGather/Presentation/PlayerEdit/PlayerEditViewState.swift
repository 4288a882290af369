public import Rostrum

/// The screen of one field as it shall look.
public struct PlayerEditViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case fields([PlayerTextField])
    case choices([PlayerChoiceField.Option])
    /// No such player any more, or an error.
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var done: String
  public var canFinish = false
  public var isBusy = false
  /// Why it was not saved.
  public var message: String?
  public var content: Content
}
