import Foundation
public import Rostrum
public import ZhihuDailyModel

/// The destinations of Zhihu Daily.
public enum ZhihuDailyRoute: Route {
  case home
  /// A story within a list that defines its neighbours.
  ///
  /// Its path is `stories/7`, `banner/7` or `favourites/7`.
  case story(Story.ID, StoryOrder)
  /// The comments of a story. The path is `stories/7/comments`.
  case comments(Story.ID)
  case profile
  case login
  case favourites
  case messages
  case settings

  public init?(path: RoutePath) {
    let segments = path.segments
    switch segments.count {
    case 0: self = .home
    case 1:
      guard let page = Self.pages.first(where: { $0.path.segments == segments }) else { return nil }
      self = page
    case 2:
      guard let order = StoryOrder(segment: segments[0]), let id = Story.ID(segments[1]) else {
        return nil
      }
      self = .story(id, order)
    case 3 where segments[0] == "stories" && segments[2] == "comments":
      guard let id = Story.ID(segments[1]) else { return nil }
      self = .comments(id)
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .home: []
    case .story(let id, let order): [order.segment, String(id)]
    case .comments(let id): ["stories", String(id), "comments"]
    case .profile: ["me"]
    case .login: ["login"]
    case .favourites: ["favourites"]
    case .messages: ["messages"]
    case .settings: ["settings"]
    }
  }

  /// Creates the route of an address of the app on the web.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - site: The app's address, to which the paths of routes are appended.
  init?(_ url: URL, at site: URL) {
    let home = RoutePath(site.path()).segments
    let path = RoutePath(url.path()).segments
    guard url.scheme == site.scheme, url.host() == site.host(), url.port == site.port,
      path.starts(with: home)
    else { return nil }
    self.init(path: RoutePath(Array(path.dropFirst(home.count))))
  }

  /// The routes whose path has one segment.
  private static let pages: [ZhihuDailyRoute] = [
    .profile, .login, .favourites, .messages, .settings,
  ]
}

extension StoryOrder {
  fileprivate init?(segment: String) {
    guard
      let order = [StoryOrder.days, .banner, .favourites].first(where: { $0.segment == segment })
    else { return nil }
    self = order
  }

  fileprivate var segment: String {
    switch self {
    case .days: "stories"
    case .banner: "banner"
    case .favourites: "favourites"
    }
  }
}
