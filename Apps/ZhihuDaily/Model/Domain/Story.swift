public import Foundation

/// A story with its content.
public struct Story: Sendable, Hashable, Codable, Identifiable {
  /// The column that a story belongs to.
  public struct Section: Sendable, Hashable, Codable {
    public var id: Int?
    public var name: String
    public var thumbnail: URL?

    public init(id: Int? = nil, name: String, thumbnail: URL? = nil) {
      self.id = id
      self.name = name
      self.thumbnail = thumbnail
    }
  }

  /// The large picture above a story.
  public struct Picture: Sendable, Hashable, Codable {
    public var url: URL
    /// The attribution of the picture.
    public var credit: String?

    public init(url: URL, credit: String? = nil) {
      self.url = url
      self.credit = credit
    }
  }

  /// A picture of the body, with its absolute address.
  public struct Figure: Sendable, Hashable, Codable {
    public var url: URL
    /// The alternative text.
    public var text: String?

    public init(url: URL, text: String? = nil) {
      self.url = url
      self.text = text
    }
  }

  public let id: Int
  public var title: String
  public var picture: Picture?
  public var hue: ImageHue?
  /// A small picture, for lists.
  public var thumbnail: URL?
  /// An HTML fragment; nil for a story hosted on another site.
  public var body: String?
  /// The pictures that `BodyPicture` finds in the body, with nil for a picture without an address;
  /// nil in copies made by an earlier version of the app.
  public var figures: [Figure?]?
  /// The style sheets that the body was written for.
  public var styleSheets: [URL]
  /// The address for sharing, which also shows a story without a body.
  public var shareAddress: URL?
  public var section: Section?
  public var publishedAt: Date?

  public init(
    id: Int,
    title: String,
    picture: Picture? = nil,
    hue: ImageHue? = nil,
    thumbnail: URL? = nil,
    body: String? = nil,
    figures: [Figure?]? = nil,
    styleSheets: [URL] = [],
    shareAddress: URL? = nil,
    section: Section? = nil,
    publishedAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.picture = picture
    self.hue = hue
    self.thumbnail = thumbnail
    self.body = body
    self.figures = figures
    self.styleSheets = styleSheets
    self.shareAddress = shareAddress
    self.section = section
    self.publishedAt = publishedAt
  }

  /// A Boolean value that indicates whether the story has no body and is read on its web page.
  public var isExternal: Bool { body == nil }

  /// The same story as a row.
  public var summary: StorySummary {
    StorySummary(
      id: id,
      title: title,
      image: thumbnail ?? picture?.url,
      hue: hue,
      page: shareAddress
    )
  }
}
