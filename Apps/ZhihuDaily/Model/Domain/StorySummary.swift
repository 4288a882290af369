public import Foundation

/// A story as a row of a list.
public struct StorySummary: Sendable, Hashable, Codable, Identifiable {
  public let id: Int
  public var title: String
  /// A line below the title, such as author and reading time.
  public var hint: String?
  /// A small picture.
  public var image: URL?
  public var hue: ImageHue?
  /// The story's page on the web.
  public var page: URL?
  /// A Boolean value that indicates whether the story has more than one picture.
  public var hasManyPictures: Bool

  public init(
    id: Int,
    title: String,
    hint: String? = nil,
    image: URL? = nil,
    hue: ImageHue? = nil,
    page: URL? = nil,
    hasManyPictures: Bool = false
  ) {
    self.id = id
    self.title = title
    self.hint = hint
    self.image = image
    self.hue = hue
    self.page = page
    self.hasManyPictures = hasManyPictures
  }
}
