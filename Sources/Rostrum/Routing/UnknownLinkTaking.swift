/// A coordinator that handles links without a destination in the app; an app has at most one.
///
/// The kit goes back to the coordinator's first screen, after consulting leave guards; if it shows
/// tabs or columns instead, to the first screen of the first tab, or of the primary column:
/// ```swift
/// extension ContactsCoordinator: UnknownLinkTaking, Confirming {
///   func takeUnknownLink(_ path: RoutePath) { notify(texts.unknownLink) }
/// }
/// ```
/// Without such a coordinator, these links open the app at its current screen.
@MainActor
public protocol UnknownLinkTaking: AnyCoordinator {
  /// A Boolean value indicating whether the coordinator can handle such links now; true by default.
  ///
  /// A link that cannot be handled is kept, like a route.
  var canTakeUnknownLinks: Bool { get }

  /// Informs the user about a link without a destination.
  func takeUnknownLink(_ path: RoutePath)
}

extension UnknownLinkTaking {
  public var canTakeUnknownLinks: Bool { true }
}

/// A link without a destination, as a route to the coordinator that handles it.
struct UnknownLink: Route {
  private let text: String

  init(path: RoutePath) {
    text = path.description
  }

  var path: RoutePath { RoutePath(text) }
}
