import ZhihuDailyModel
public import ZhihuDailyPresentation

extension ZhihuDailyRoute {
  /// A route of each case, then one of each other order.
  public static let samples: [ZhihuDailyRoute] =
    chain(from: .home, \.next) + [.story(7, .banner), .story(7, .favourites)]

  private var next: ZhihuDailyRoute? {
    switch self {
    case .home: .story(7, .days)
    case .story: .comments(7)
    case .comments: .profile
    case .profile: .login
    case .login: .favourites
    case .favourites: .messages
    case .messages: .settings
    case .settings: nil
    }
  }
}
