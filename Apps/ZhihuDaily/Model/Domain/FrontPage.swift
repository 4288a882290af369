/// The server's front page: the newest day, which grows until midnight, and the banner.
public struct FrontPage: Sendable, Hashable, Codable {
  public var day: Day
  public var banner: [BannerItem]

  public init(day: Day, banner: [BannerItem]) {
    self.day = day
    self.banner = banner
  }
}
