import Rostrum
import RostrumTesting

enum ItemRoute: Route, CaseIterable {
  case list
  case item(String)
  case search(String)
  case help

  static let allCases: [ItemRoute] = [
    .list, .item("7"), .item("a b/c?d&e=f%"), .item("李"), .search("x+y & z"), .search(""), .help,
  ]

  init?(path: RoutePath) {
    switch path.segments {
    case []: self = .list
    case ["help"]: self = .help
    case ["search"]: self = .search(path.query["q"] ?? "")
    case let segments where segments.count == 2 && segments[0] == "items":
      self = .item(segments[1])
    default: return nil
    }
  }

  var path: RoutePath {
    switch self {
    case .list: []
    case .help: ["help"]
    case .search(let text): RoutePath(["search"], query: ["q": text])
    case .item(let id): ["items", id]
    }
  }
}

/// A flow whose start is defined by the test.
class TestFlow: Coordinator<String> {
  private let onStart: @MainActor (TestFlow) -> Void

  init(_ onStart: @escaping @MainActor (TestFlow) -> Void = { _ in }) {
    self.onStart = onStart
  }

  override func start() {
    onStart(self)
  }

  /// A flow that begins with one screen.
  static func showing(_ name: String, at route: ItemRoute? = nil) -> TestFlow {
    TestFlow { $0.push(FakeScreen(name), at: route) }
  }
}

/// A list with items, which handles routes.
final class ListFlow: TestFlow, RouteTaking, UnknownLinkTaking, Confirming {
  var isReady = true
  private(set) var unknownLinks: [String] = []
  /// The notice about a link without a destination; nil for none.
  var linkNotice: Notice?
  private(set) var taken: [ItemRoute] = []

  init(at route: ItemRoute? = .list) {
    super.init { $0.push(FakeScreen("list"), at: route) }
  }

  func canTake(_ route: ItemRoute) -> Bool {
    if case .help = route { return false }
    return isReady
  }

  var canTakeUnknownLinks: Bool { isReady }

  func takeUnknownLink(_ path: RoutePath) {
    unknownLinks.append(path.description)
    if let linkNotice { notify(linkNotice) }
  }

  func take(_ route: ItemRoute) {
    taken.append(route)
    if case .item(let id) = route { showItem(id) }
    if case .search(let text) = route {
      showItem(text)
      push(FakeScreen("found"), at: route)
    }
  }

  func showItem(_ id: String, presenter: (any ScreenPresenter)? = nil) {
    push(FakeScreen("item \(id)", presenter: presenter), at: ItemRoute.item(id))
  }
}
