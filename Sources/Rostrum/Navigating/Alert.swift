/// A question or a message that the user must answer before continuing.
public struct Alert: Hashable, Sendable {
  public enum Style: Hashable, Sendable, CaseIterable {
    case alert, actionSheet
  }

  public enum Role: Hashable, Sendable, CaseIterable {
    case plain, cancel, destructive
  }

  public struct Action: Hashable, Sendable {
    /// The identifier of the answer in code.
    public var id: String
    public var title: String
    public var role: Role

    public init(id: String, title: String, role: Role = .plain) {
      self.id = id
      self.title = title
      self.role = role
    }
  }

  public var title: String?
  public var message: String?
  /// The actions; not empty, because an alert without one could not be closed.
  public var actions: [Action]
  public var style: Style

  public init(
    title: String?,
    message: String? = nil,
    actions: [Action],
    style: Style = .alert
  ) {
    precondition(!actions.isEmpty, "Expected at least one action, which dismisses the alert.")
    self.title = title
    self.message = message
    self.actions = actions
    self.style = style
  }
}
