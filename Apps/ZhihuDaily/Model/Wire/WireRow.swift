import ModelKit

/// A story in a list, with `images`, or in the banner, with `image`.
struct WireRow: Decodable, Sendable {
  var id: Int
  var title: String
  var hint: String?
  var image: String?
  var hue: String?
  var page: String?
  var hasManyPictures: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, hint, images, image, url, multipic
    case hue = "image_hue"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    hint = container.lenient(.hint)
    let images: LossyArray<String> = container.lossy(.images)
    image = images.elements.first ?? container.lenient(.image)
    hue = container.lenient(.hue)
    page = container.lenient(.url)
    hasManyPictures = container.lenient(.multipic) ?? false
  }

  func summary(_ addresses: WireAddresses) -> StorySummary {
    StorySummary(
      id: id,
      title: title,
      hint: hint,
      image: addresses.url(image),
      hue: hue.flatMap { ImageHue($0) },
      page: addresses.url(page),
      hasManyPictures: hasManyPictures
    )
  }

  func bannerItem(_ addresses: WireAddresses) -> BannerItem {
    let row = summary(addresses)
    return BannerItem(
      id: id,
      title: title,
      hint: hint,
      image: row.image,
      hue: row.hue,
      page: row.page
    )
  }
}
