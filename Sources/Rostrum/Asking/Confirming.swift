/// A flow through which a presenter asks the user for confirmation.
///
/// A screen's navigation contract refines it if the screen asks questions or shows notices;
/// coordinators conform by declaring it:
/// ```swift
/// @MainActor protocol PlayerListNavigation: Confirming { func showPlayer(_ id: Int) }
/// final class PlayersCoordinator: Coordinator<Void>, PlayerListNavigation { … }
/// ```
/// In tests it is a spy that answers immediately.
@MainActor
public protocol Confirming: AnyObject {
  /// Asks the user a question.
  ///
  /// - Returns: Whether the user confirmed; false if the question was closed in any other way.
  func confirms(_ question: Question) async -> Bool

  /// Shows the user a notice.
  func notify(_ notice: Notice)

  /// Shows the user a notice, and returns when it was closed.
  func inform(_ notice: Notice) async
}

extension Confirming where Self: AnyCoordinator {
  public func confirms(_ question: Question) async -> Bool {
    await ask(Alert(question)) == Alert.confirmID
  }

  public func notify(_ notice: Notice) {
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
      ],
      style: question.style
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
