/// What a presenter asks a person through: its flow.
///
/// A screen's navigation contract refines it where the screen has something to ask or to tell;
/// coordinators have it for the asking:
/// ```swift
/// @MainActor protocol PlayerListNavigation: Confirming { func showPlayer(_ id: Int) }
/// final class PlayersCoordinator: Coordinator<Void>, PlayerListNavigation { … }
/// ```
/// In tests it is a spy that answers at once.
@MainActor
public protocol Confirming: AnyObject {
  /// Asks a person.
  ///
  /// - Returns: Whether the person confirmed; false for every other way out.
  func confirms(_ question: Question) async -> Bool

  /// Tells a person something.
  func tell(_ notice: Notice)

  /// Tells a person something, and comes back when they have read it.
  func inform(_ notice: Notice) async
}

extension Confirming where Self: AnyCoordinator {
  public func confirms(_ question: Question) async -> Bool {
    await ask(Alert(question)) == Alert.confirmID
  }

  public func tell(_ notice: Notice) {
    work { [weak self] in await self?.inform(notice) }
  }

  public func inform(_ notice: Notice) async {
    _ = await ask(Alert(notice))
  }
}

extension Alert {
  fileprivate static let confirmID = "confirm"

  fileprivate init(_ question: Question) {
    self.init(
      title: question.title,
      message: question.message,
      actions: [
        .init(
          id: Self.confirmID,
          title: question.confirm,
          role: question.isDestructive ? .destructive : .plain
        ),
        .init(id: "cancel", title: question.cancel, role: .cancel),
      ]
    )
  }

  fileprivate init(_ notice: Notice) {
    self.init(
      title: notice.title,
      message: notice.text,
      actions: [.init(id: "ok", title: notice.ok)]
    )
  }
}
