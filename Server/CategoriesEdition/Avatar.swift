import DrawnPictures

/// A drawn head and shoulders on a coloured background, derived from a number.
struct Avatar {
  /// The number of avatars.
  static let count = 48
  /// The width and height, in pixels.
  static let size = 88

  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  var png: [UInt8] {
    var canvas = Canvas(width: Self.size, height: Self.size)
    draw(on: &canvas)
    return canvas.png
  }

  private func draw(on canvas: inout Canvas) {
    let ground = Self.grounds[number % Self.grounds.count]
    let skin = Self.skins[number / 2 % Self.skins.count]
    let hair = Self.hairs[number / 3 % Self.hairs.count]
    let shirt = Self.grounds[(number + 3) % Self.grounds.count]
    canvas.fill(from: ground, to: ground.mixed(with: Colour(0xFFFFFF), 0.35))
    canvas.disc(x: 0.5, y: 1.05, radius: 0.36, shirt)
    canvas.disc(x: 0.5, y: 0.36, radius: number.isMultiple(of: 2) ? 0.25 : 0.22, hair)
    canvas.box(x: 0.43, y: 0.5, width: 0.14, height: 0.2, skin)
    canvas.disc(x: 0.5, y: 0.43, radius: 0.2, skin)
    for x in [0.42, 0.58] { canvas.disc(x: x, y: 0.42, radius: 0.022, Colour(0x2B2B33)) }
    if number % 3 == 1 {
      for x in [0.42, 0.58] { canvas.disc(x: x, y: 0.42, radius: 0.055, Colour(0x2B2B33), 0.3) }
    }
    canvas.disc(x: 0.5, y: 0.52, radius: 0.03, Colour(0xA8434B), 0.8)
  }

  private static let grounds = [
    0x5B8DEF, 0xE9887B, 0x59B38C, 0xE2B04A, 0x9A7BD0, 0x4FA7B8, 0xC96A9B,
  ]
  .map { Colour($0) }
  private static let skins = [0xF2CDB0, 0xE0AC84, 0xB97A52, 0x8A5537].map { Colour($0) }
  private static let hairs = [0x2E2622, 0x6B4429, 0xB98B4E, 0x8C8C92, 0x7A2F2A].map { Colour($0) }
}
