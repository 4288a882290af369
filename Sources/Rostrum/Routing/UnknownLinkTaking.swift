/// A coordinator that answers links which name no destination of the app; an app has one at most.
///
/// The kit goes back to the coordinator's first screen, after asking whoever has unsaved work:
/// ```swift
/// extension ContactsCoordinator: UnknownLinkTaking, Confirming {
///   func takeUnknownLink(_ path: RoutePath) { tell(texts.unknownLink) }
/// }
/// ```
/// Without such a coordinator these links open the app where it is.
@MainActor
public protocol UnknownLinkTaking: AnyCoordinator {
  /// Whether the coordinator can answer now; true by default.
  ///
  /// A link that nobody can answer is kept, as routes are.
  var canTakeUnknownLinks: Bool { get }

  /// Informs the person.
  func takeUnknownLink(_ path: RoutePath)
}

extension UnknownLinkTaking {
  public var canTakeUnknownLinks: Bool { true }
}

/// A link that names no destination, on its way to who answers it.
struct UnknownLink: Route {
  private let text: String

  init(path: RoutePath) {
    text = path.description
  }

  var path: RoutePath { RoutePath(text) }
}
