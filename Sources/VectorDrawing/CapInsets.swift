/// Cap insets of an image, which keep their size while the image is resized; the middle is
/// stretched or tiled.
public struct CapInsets: Sendable, Hashable {
  /// The top inset, in points of the image.
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double
  /// A Boolean value that indicates whether the middle is tiled from the centre, rather than
  /// stretched.
  public var tiles: Bool

  public init(top: Double, left: Double, bottom: Double, right: Double, tiles: Bool) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.tiles = tiles
  }

  /// A Boolean value that indicates whether there are no caps.
  public var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  /// Returns the insets reduced so that at least a pixel is resizable on each axis.
  ///
  /// - Parameters:
  ///   - width: The width of the image in points.
  ///   - height: The height of the image in points.
  ///   - pixel: The size of a pixel in points.
  /// - Returns: Insets of 0 or more that leave at least a pixel between opposite ones.
  public func limited(width: Double, height: Double, pixel: Double) -> CapInsets {
    func limit(_ first: Double, _ last: Double, _ length: Double) -> (Double, Double) {
      let most = max(0, length - pixel)
      let first = min(max(first, 0), most)
      return (first, min(max(last, 0), most - first))
    }
    var limited = self
    (limited.left, limited.right) = limit(left, right, width)
    (limited.top, limited.bottom) = limit(top, bottom, height)
    return limited
  }

  /// A part of the image, and its destination.
  public struct Part: Sendable, Hashable {
    /// The source, in points of the image.
    public var source: DrawingRect
    public var destination: DrawingRect

    public init(source: DrawingRect, destination: DrawingRect) {
      self.source = source
      self.destination = destination
    }

    /// Returns the rectangle of the whole image if this part is in the destination.
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

  /// Returns the parts of an image in a rectangle.
  ///
  /// Insets that do not fit in the rectangle are scaled down by the same factor, as in
  /// `border-image`.
  ///
  /// - Parameters:
  ///   - width: The width of the image in points.
  ///   - height: The height of the image in points.
  ///   - rect: The rectangle of the image.
  /// - Returns: At most nine parts, or as many as there are tiles; none for an empty size, and for
  ///   numbers that are not finite. Tiles of a point or less, and more than 16,384 of them, are
  ///   stretched.
  public func parts(width: Double, height: Double, in rect: DrawingRect) -> [Part] {
    guard width > 0, height > 0, rect.width > 0, rect.height > 0, width.isFinite, height.isFinite,
      rect.x.isFinite, rect.y.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return [] }
    let caps = limited(width: width, height: height, pixel: 0)
    let fits = min(rect.width / (caps.left + caps.right), rect.height / (caps.top + caps.bottom), 1)
    let factor = fits.isNaN ? 1 : fits
    let columns = Self.spans(width, caps.left, caps.right, in: rect.width, factor, tiles)
    let rows = Self.spans(height, caps.top, caps.bottom, in: rect.height, factor, tiles)
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

  private static let limit = 16_384

  private struct Span {
    var source: Range<Double>
    var place: Range<Double>
  }

  /// Returns the parts along an axis: the first inset, the middle once or tiled, the last inset.
  private static func spans(
    _ length: Double,
    _ first: Double,
    _ last: Double,
    in room: Double,
    _ factor: Double,
    _ tiles: Bool
  ) -> [Span] {
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
      let start = max(0, room - last * factor)
      spans.append(Span(source: length - last..<length, place: start..<max(start, room)))
    }
    return spans
  }

  /// Returns tiles on both sides of a centred one; those at the ends are clipped.
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
