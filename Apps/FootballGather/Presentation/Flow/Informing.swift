public import Rostrum

/// What a presenter waits for a person through: its flow.
@MainActor
public protocol Informing: AnyObject {
  /// Tells a person something, and comes back when they have read it.
  func inform(_ notice: Notice) async
}

extension Informing where Self: AnyCoordinator {
  public func inform(_ notice: Notice) async {
    let alert = Alert(
      title: notice.title,
      message: notice.text,
      actions: [.init(id: "ok", title: notice.ok)]
    )
    _ = await ask(alert)
  }
}
