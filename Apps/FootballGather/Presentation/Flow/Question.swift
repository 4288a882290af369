public import Rostrum

/// Something that a person confirms before it is done.
public struct Question: Hashable, Sendable {
  public var title: String
  public var message: String?
  public var confirm: String
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

/// What a presenter asks a person through: its flow.
@MainActor
public protocol Confirming: AnyObject {
  /// - Returns: Whether the person confirmed.
  func confirms(_ question: Question) async -> Bool

  /// Tells a person what they should know before they go on.
  func tell(_ notice: Notice)
}

extension Confirming where Self: AnyCoordinator {
  public func confirms(_ question: Question) async -> Bool {
    let alert = Alert(
      title: question.title,
      message: question.message,
      actions: [
        .init(
          id: "confirm",
          title: question.confirm,
          role: question.isDestructive ? .destructive : .plain
        ),
        .init(id: "cancel", title: question.cancel, role: .cancel),
      ]
    )
    return await ask(alert) == "confirm"
  }

  public func tell(_ notice: Notice) {
    let alert = Alert(
      title: notice.title,
      message: notice.text,
      actions: [.init(id: "ok", title: notice.ok)]
    )
    work { [weak self] in _ = await self?.ask(alert) }
  }
}
