import Foundation
import ModelKit

/// A story, in any form that the API returns.
struct WireStory: Decodable, Sendable {
  private var id: Int
  private var title: String
  private var body: String?
  private var image: String?
  private var credit: String?
  private var thumbnail: String?
  private var hue: String?
  private var page: String?
  private var share: String?
  private var styleSheets: [String]
  private var section: WireSection?
  /// Seconds since 1970.
  private var published: Double?

  private enum CodingKeys: String, CodingKey {
    case id, title, body, image, images, url, css, section
    case credit = "image_source"
    case hue = "image_hue"
    case share = "share_url"
    case published = "publish_time"
    case created = "create_time"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    let text: String? = container.lenient(.body)
    // A story on another site has no body; an empty body counts as none.
    body = text?.isEmpty == true ? nil : text
    image = container.lenient(.image)
    credit = container.lenient(.credit)
    let images: LossyArray<String> = container.lossy(.images)
    thumbnail = images.elements.first
    hue = container.lenient(.hue)
    page = container.lenient(.url)
    share = container.lenient(.share)
    let sheets: LossyArray<String> = container.lossy(.css)
    styleSheets = sheets.elements
    section = container.lenient(.section) ?? (try? WireSection(flat: decoder))
    published = container.lenient(.published) ?? container.lenient(.created)
  }

  func story(_ addresses: WireAddresses) -> Story {
    Story(
      id: id,
      title: title,
      picture: addresses.url(image).map { .init(url: $0, credit: credit) },
      hue: hue.flatMap { ImageHue($0) },
      thumbnail: addresses.url(thumbnail),
      body: body,
      figures: body.map { body in
        BodyPicture.all(in: body).map { picture in
          addresses.url(picture.source).map { Story.Figure(url: $0, text: picture.text) }
        }
      },
      styleSheets: styleSheets.compactMap(addresses.url),
      shareAddress: addresses.url(share) ?? addresses.url(page),
      section: section?.section(addresses),
      publishedAt: published.map { Date(timeIntervalSince1970: $0) }
    )
  }
}
