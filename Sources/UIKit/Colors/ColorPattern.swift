import CairoDrawing
import Synchronization
import VectorDrawing

/// An image that is repeated in place of a single colour.
final class ColorPattern: Sendable, Hashable {
  let image: DrawingImage
  /// The width of a tile in points.
  let width: Double
  let height: Double
  private let known = Mutex<UInt32?>(nil)

  init(_ image: DrawingImage, width: Double, height: Double) {
    self.image = image
    self.width = width
    self.height = height
  }

  /// The paint whose first tile is in the corner of the coordinates.
  var paint: DrawingPaint { .tiles(image, in: tile) }

  /// The mean colour of a tile, for what shows colours only, such as text; computed once.
  var average: UInt32 {
    known.withLock { known in
      if let known { return known }
      let color = mean()
      known = color
      return color
    }
  }

  private var tile: DrawingRect { DrawingRect(x: 0, y: 0, width: width, height: height) }

  private func mean() -> UInt32 {
    guard width > 0, height > 0 else { return 0 }
    let drawing = Drawing(
      commands: [.image(image, in: tile, DrawingStyle())],
      width: width,
      height: height
    )
    let most = 64.0
    let rasterizer = DrawingRasterizer(scale: min(1, most / max(width, height)))
    guard let pixels = try? rasterizer.bitmap(of: drawing).pixels else { return 0 }
    var (sums, alphas) = ([0.0, 0.0, 0.0], 0.0)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[start + 3])
      alphas += alpha
      for channel in 0..<3 { sums[channel] += alpha * Double(pixels[start + channel]) }
    }
    guard alphas > 0 else { return 0 }
    let channels = sums.map { $0 / alphas } + [alphas * 4 / Double(pixels.count)]
    return channels.reduce(0) { $0 << 8 | UInt32(min($1.rounded(), 255)) }
  }

  static func == (a: ColorPattern, b: ColorPattern) -> Bool {
    a === b || (a.image == b.image && a.width == b.width && a.height == b.height)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
