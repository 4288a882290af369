/// Something that a person confirms before it is done.
public struct Question: Hashable, Sendable {
  public var title: String
  public var message: String?
  /// What the button says that does it.
  public var confirm: String
  /// What the button says that leaves things as they are.
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
