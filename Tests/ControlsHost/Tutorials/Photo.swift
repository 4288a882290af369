import DrawnPictures
import UIKit

/// An image of a landscape that is drawn from its number, in place of a photo library.
struct Photo: Hashable {
  let number: Int

  static let all = (0..<120).map { Photo(number: $0) }
  @MainActor private static var drawn: [Int: UIImage] = [:]
  private static let pictures = 16

  var title: String { "Photo \(number + 1)" }

  /// The image; there are fewer images than photos.
  @MainActor var image: UIImage? {
    let picture = number % Self.pictures
    if let image = Self.drawn[picture] { return image }
    let image = UIImage(data: Data(Self.draw(picture).png))
    Self.drawn[picture] = image
    return image
  }

  private static let skies = [
    (0x1D2B64, 0xF8CDDA), (0x2193B0, 0x6DD5ED), (0xEE9CA7, 0xFFDDE1), (0x373B44, 0x4286F4),
    (0xFF7E5F, 0xFEB47B), (0x614385, 0x516395), (0x02AAB0, 0x00CDAC), (0x355C7D, 0xC06C84),
  ]

  private static func draw(_ number: Int) -> Canvas {
    var seed = Seed(number, 7)
    var canvas = Canvas(width: 160, height: 160)
    let sky = skies[number % skies.count]
    canvas.fill(from: Colour(sky.0), to: Colour(sky.1))
    let sun = (x: 0.15 + 0.7 * seed.fraction(), y: 0.15 + 0.3 * seed.fraction())
    canvas.disc(x: sun.x, y: sun.y, radius: 0.07 + 0.06 * seed.fraction(), Colour(0xFFF6D5), 0.9)
    for layer in 0..<3 {
      let (base, swing) = (0.58 + 0.13 * Double(layer), 0.05 + 0.05 * seed.fraction())
      let (waves, phase) = (2 + 5 * seed.fraction(), 6 * seed.fraction())
      let shade = Colour(sky.0).mixed(with: Colour(0x0B1B16), 0.35 + 0.25 * Double(layer))
      canvas.ground(shade) { x in base + swing * sin(waves * x + phase) }
    }
    return canvas
  }
}
