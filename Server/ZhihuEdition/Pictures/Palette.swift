import DrawnPictures

/// A set of matching colours.
struct Palette: Sendable {
  let top: Colour
  let bottom: Colour
  /// The colours of the layers, from far to near.
  let layers: [Colour]
  let light: Colour

  private init(_ top: Int, _ bottom: Int, _ layers: [Int], _ light: Int) {
    self.top = Colour(top)
    self.bottom = Colour(bottom)
    self.layers = layers.map { Colour($0) }
    self.light = Colour(light)
  }

  static let all = [
    Palette(0xF6C89F, 0xF3E2C7, [0xD98E73, 0xA65F5A, 0x5D3A4A], 0xFFF1CF),
    Palette(0x2E4372, 0x8E7CA8, [0x4A4A7D, 0x33386A, 0x1D2447], 0xF7E9C0),
    Palette(0xBFE0E2, 0xEEF5E6, [0x8FBFA8, 0x5E9482, 0x2F5D5B], 0xFFF7DA),
    Palette(0xF2B5A7, 0xF9E0D2, [0xC97B84, 0x8C5A7B, 0x4B3B5E], 0xFFE9C9),
    Palette(0x9CC5E8, 0xE6F0F7, [0x7FA3C7, 0x55799F, 0x2D4A6B], 0xFFFFFF),
    Palette(0xE9D8A6, 0xF7F0DC, [0xC9B26A, 0x94803F, 0x574A26], 0xFFF6D5),
    Palette(0x1F3B4D, 0x3F6F7A, [0x2C5563, 0x1B3D4A, 0x0F2530], 0xE8F3D6),
    Palette(0xD6C6E1, 0xF3ECF5, [0xA791C0, 0x7A6699, 0x473B63], 0xFFF3E0),
  ]
}
