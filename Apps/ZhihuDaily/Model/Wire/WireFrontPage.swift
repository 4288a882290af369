import ModelKit

/// The newest day with the banner: a day, and `"top_stories": […]`.
struct WireFrontPage: Decodable, Sendable {
  var day: WireDay
  var banner: LossyArray<WireRow>

  private enum CodingKeys: String, CodingKey {
    case banner = "top_stories"
  }

  init(from decoder: any Decoder) throws {
    day = try WireDay(from: decoder)
    banner = try decoder.container(keyedBy: CodingKeys.self).lossy(.banner)
  }

  /// Returns the front page.
  ///
  /// - Returns: Nil without a date.
  func page(_ addresses: WireAddresses) -> Fetched<FrontPage>? {
    guard let day = day.day(addresses) else { return nil }
    var seen: Set<Story.ID> = []
    let items = banner.elements.filter { seen.insert($0.id).inserted }
    return Fetched(
      FrontPage(day: day.value, banner: items.map { $0.bannerItem(addresses) }),
      skipped: day.skipped + banner.skipped
    )
  }
}
