public import Rostrum

/// The state of the screen of a field.
public struct PlayerEditViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case fields([PlayerTextField])
    case choices([PlayerChoiceField.Option])
    /// The player no longer exists, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  /// The title of the button that saves; nil if choices are saved at once.
  public var done: String?
  public var canFinish = false
  public var isBusy = false
  /// The reason why the field was not saved.
  public var message: String?
  public var content: Content
}
