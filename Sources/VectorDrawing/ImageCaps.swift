/// Margins of a picture that keep their size while the picture is resized; what is between them is
/// stretched or repeated.
public struct ImageCaps: Sendable, Hashable {
  /// Points of the picture.
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double
  /// Whether the middle is repeated, from the centre, rather than stretched.
  public var tiles: Bool

  public init(top: Double, left: Double, bottom: Double, right: Double, tiles: Bool) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.tiles = tiles
  }

  /// A part of the picture, and where it goes.
  public struct Part: Sendable, Hashable {
    /// In points of the picture.
    public var source: DrawingRect
    public var destination: DrawingRect

    public init(source: DrawingRect, destination: DrawingRect) {
      self.source = source
      self.destination = destination
    }

    /// The rectangle of a whole picture whose part lies in the destination.
    public func whole(width: Double, height: Double) -> DrawingRect {
      let (across, down) = (
        destination.width / source.width, destination.height / source.height
      )
      return DrawingRect(
        x: destination.x - source.x * across,
        y: destination.y - source.y * down,
        width: width * across,
        height: height * down
      )
    }
  }

  /// The parts of a picture in a rectangle.
  ///
  /// Margins that do not fit become smaller together, as those of `border-image` do.
  ///
  /// - Parameters:
  ///   - width: Points of the picture.
  ///   - height: Points of the picture.
  ///   - rect: Where the picture goes.
  /// - Returns: At most nine parts, or as many as there are tiles. Tiles of a point or less, and more
  ///   than some thousands of them, are stretched.
  public func parts(width: Double, height: Double, in rect: DrawingRect) -> [Part] {
    let fits = min(rect.width / (left + right), rect.height / (top + bottom), 1)
    let factor = fits.isNaN ? 1 : fits
    let columns = Self.spans(width, left, right, in: rect.width, factor, tiles)
    let rows = Self.spans(height, top, bottom, in: rect.height, factor, tiles)
    guard columns.count * rows.count <= Self.limit else {
      var stretched = self
      stretched.tiles = false
      return stretched.parts(width: width, height: height, in: rect)
    }
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: DrawingRect(
            x: column.source.lowerBound,
            y: row.source.lowerBound,
            width: column.source.length,
            height: row.source.length
          ),
          destination: DrawingRect(
            x: rect.x + column.place.lowerBound,
            y: rect.y + row.place.lowerBound,
            width: column.place.length,
            height: row.place.length
          )
        )
      }
    }
  }

  private static let limit = 4096

  private struct Span {
    var source: Range<Double>
    var place: Range<Double>
  }

  /// The parts along one axis: the first margin, the middle once or as often as it fits, the last one.
  private static func spans(
    _ length: Double,
    _ start: Double,
    _ end: Double,
    in room: Double,
    _ factor: Double,
    _ tiles: Bool
  ) -> [Span] {
    let (first, last) = (min(max(0, start), length), max(0, min(end, length - start)))
    let middle = first..<max(first, length - last)
    let place = first * factor..<max(first * factor, room - last * factor)
    var spans: [Span] = []
    if first > 0 { spans.append(Span(source: 0..<first, place: 0..<first * factor)) }
    let tile = middle.length * factor
    if middle.length > 0, place.length > 0 {
      if tiles, tile > 1, place.length / tile <= Double(limit) {
        spans += repeated(middle, tile, in: place)
      } else {
        spans.append(Span(source: middle, place: place))
      }
    }
    if last > 0 {
      spans.append(Span(source: length - last..<length, place: room - last * factor..<room))
    }
    return spans
  }

  /// Tiles to both sides of one in the centre, those at the ends cut off.
  private static func repeated(
    _ source: Range<Double>,
    _ tile: Double,
    in place: Range<Double>
  ) -> [Span] {
    let centre = (place.lowerBound + place.upperBound - tile) / 2
    let before = ((centre - place.lowerBound) / tile).rounded(.up)
    return (0...Int(2 * before)).compactMap { index in
      let start = centre + (Double(index) - before) * tile
      let shown = (start..<start + tile).clamped(to: place)
      guard shown.length > 0 else { return nil }
      let scale = source.length / tile
      let from = source.lowerBound + (shown.lowerBound - start) * scale
      return Span(source: from..<from + shown.length * scale, place: shown)
    }
  }
}

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension DrawingCommand {
  /// Draws a picture in a rectangle: stretched, or in parts where it has caps.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - width: Its points.
  ///   - height: Its points.
  ///   - caps: Nil for none.
  ///   - rect: Where it goes.
  ///   - style: How each part is painted.
  /// - Returns: One command, or some for each part.
  public static func images(
    _ image: DrawingImage,
    width: Double,
    height: Double,
    caps: ImageCaps?,
    in rect: DrawingRect,
    style: DrawingStyle = DrawingStyle()
  ) -> [DrawingCommand] {
    guard let caps else { return [.image(image, in: rect, style)] }
    return caps.parts(width: width, height: height, in: rect).flatMap { part in
      [
        .save, .clip(DrawingPath(rect: part.destination), isEvenOdd: false),
        .image(image, in: part.whole(width: width, height: height), style), .restore,
      ] as [DrawingCommand]
    }
  }
}
