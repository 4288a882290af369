import DrawnPictures

/// A cache of drawn pictures, as PNG, so that each is drawn once.
actor PictureShelf {
  struct Name: Hashable {
    var seed: Int
    var size: CoverSize
  }

  /// The maximum number of pictures: some 4 MB.
  static let limit = 256

  private var pictures: [Name: [UInt8]] = [:]
  private var names: [Name] = []

  func picture(_ name: Name) -> [UInt8] {
    if let bytes = pictures[name] { return bytes }
    let bytes = Self.draw(name)
    if names.count == Self.limit { pictures[names.removeFirst()] = nil }
    names.append(name)
    pictures[name] = bytes
    return bytes
  }

  private static func draw(_ name: Name) -> [UInt8] {
    let (width, height) = name.size.pixels
    var canvas = Canvas(width: width, height: height)
    Cover(seed: name.seed, variant: name.size.salt).draw(on: &canvas)
    return canvas.png
  }
}
