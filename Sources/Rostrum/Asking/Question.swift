/// An action that the user must confirm before it is performed.
public struct Question: Hashable, Sendable {
  /// The title; nil if the message alone is shown, as in an action sheet.
  public var title: String?
  public var message: String?
  /// The title of the button that performs the action.
  public var confirm: String
  /// The title of the button that cancels it.
  public var cancel: String
  public var isDestructive: Bool
  /// The style: an action sheet for what follows from the user's own request, such as leaving a
  /// form with unsaved changes.
  public var style: Alert.Style

  public init(
    title: String? = nil,
    message: String? = nil,
    confirm: String,
    cancel: String,
    isDestructive: Bool = true,
    style: Alert.Style = .alert
  ) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
    self.isDestructive = isDestructive
    self.style = style
  }
}
