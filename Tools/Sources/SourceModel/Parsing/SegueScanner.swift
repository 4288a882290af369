/// Finds the segues of a storyboard by their tags.
enum SegueScanner {
  private static let opening = Array("<segue ".utf8)

  static func segues(in bytes: [UInt8], lines: LineTable) -> [Segue] {
    var found: [Segue] = []
    var start = 0
    while let tag = bytes[start...].firstIndex(of: opening[0]) {
      start = tag + 1
      guard bytes[tag...].starts(with: opening) else { continue }
      let end = bytes[tag...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
      let text = String(decoding: bytes[tag..<end], as: UTF8.self)
      found.append(
        Segue(
          kind: attribute("kind", in: text) ?? "",
          identifier: attribute("identifier", in: text),
          place: lines.place(at: tag)
        )
      )
    }
    return found
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound,
      let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return String(tag[start..<end])
  }
}
