/// An action that the user must confirm before it is performed.
public struct Question: Hashable, Sendable {
  public var title: String
  public var message: String?
  /// The title of the button that performs the action.
  public var confirm: String
  /// The title of the button that cancels it.
  public var cancel: String
  public var isDestructive: Bool

  public init(
    title: String,
    message: String? = nil,
    confirm: String,
    cancel: String,
    isDestructive: Bool = true
  ) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
    self.isDestructive = isDestructive
  }
}
