public import Foundation

/// A story shown large above the list, possibly from an earlier day.
public struct BannerItem: Sendable, Hashable, Codable, Identifiable {
  /// The id of the story.
  public let id: Int
  public var title: String
  public var hint: String?
  /// A large picture.
  public var image: URL?
  public var hue: ImageHue?
  /// The story's page on the web.
  public var page: URL?

  public init(
    id: Int,
    title: String,
    hint: String? = nil,
    image: URL? = nil,
    hue: ImageHue? = nil,
    page: URL? = nil
  ) {
    self.id = id
    self.title = title
    self.hint = hint
    self.image = image
    self.hue = hue
    self.page = page
  }

  /// The same story as a row.
  public var summary: StorySummary {
    StorySummary(id: id, title: title, hint: hint, image: image, hue: hue, page: page)
  }
}
