/// An entry of an asset: its content, and the conditions under which it is used, whose keys are
/// beside those of the content.
struct AssetEntry<Content: Decodable>: Decodable {
  let slot: AssetSlot
  let content: Content

  init(from decoder: any Decoder) throws {
    slot = try AssetSlot(from: decoder)
    content = try Content(from: decoder)
  }
}
