import ModelKit

/// A story's column: an object of its own, or keys of the story that begin with `section_`; an
/// off-site story names its theme instead.
struct WireSection: Decodable, Sendable {
  private var id: Int?
  private var name: String
  private var thumbnail: String?

  private enum CodingKeys: String, CodingKey {
    case id, name, thumbnail
  }

  private enum FlatKeys: String, CodingKey {
    case id = "section_id"
    case name = "section_name"
    case thumbnail = "section_thumbnail"
    case themeID = "theme_id"
    case themeName = "theme_name"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.lenient(.id)
    name = try container.decode(String.self, forKey: .name)
    thumbnail = container.lenient(.thumbnail)
  }

  /// Decodes the keys of a story.
  init(flat decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FlatKeys.self)
    id = container.lenient(.id) ?? container.lenient(.themeID)
    name =
      try container.lenient(.name) ?? container.decode(String.self, forKey: .themeName)
    thumbnail = container.lenient(.thumbnail)
  }

  func section(_ addresses: WireAddresses) -> Story.Section {
    Story.Section(id: id, name: name, thumbnail: addresses.url(thumbnail))
  }
}
