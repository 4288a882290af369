import Foundation

/// A bitmap on which shapes with soft edges are painted.
///
/// Lengths are fractions of the width, and y grows downwards.
package struct Canvas: Sendable {
  package let width: Int
  package let height: Int
  /// Three bytes per pixel, row by row.
  package private(set) var bytes: [UInt8]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: width * height * 3)
  }

  /// The height as a multiple of the width.
  package var ratio: Double { Double(height) / Double(width) }

  /// Fills the canvas with a gradient from the top colour to the bottom one.
  package mutating func fill(from top: Colour, to bottom: Colour) {
    for y in 0..<height {
      let colour = top.mixed(with: bottom, Double(y) / Double(max(1, height - 1)))
      for x in 0..<width { paint(x, y, colour, 1) }
    }
  }

  package mutating func disc(
    x: Double,
    y: Double,
    radius: Double,
    _ colour: Colour,
    _ share: Double = 1
  ) {
    let (cx, cy, r) = (x * Double(width), y * Double(width), radius * Double(width))
    for row in rows(cy - r - 1, cy + r + 1) {
      let dy = Double(row) + 0.5 - cy
      for column in columns(cx - r - 1, cx + r + 1) {
        let dx = Double(column) + 0.5 - cx
        paint(column, row, colour, share * edge(r - (dx * dx + dy * dy).squareRoot()))
      }
    }
  }

  /// Paints everything below a line, which returns y for x.
  package mutating func ground(
    _ colour: Colour,
    _ share: Double = 1,
    below line: (Double) -> Double
  ) {
    for column in 0..<width {
      let top = line((Double(column) + 0.5) / Double(width)) * Double(width)
      for row in rows(top - 1, Double(height)) {
        paint(column, row, colour, share * edge(Double(row) + 0.5 - top))
      }
    }
  }

  package mutating func box(
    x: Double,
    y: Double,
    width boxWidth: Double,
    height boxHeight: Double,
    _ colour: Colour,
    _ share: Double = 1
  ) {
    let scale = Double(width)
    let (left, right) = (x * scale, (x + boxWidth) * scale)
    let (top, bottom) = (y * scale, (y + boxHeight) * scale)
    for row in rows(top - 1, bottom + 1) {
      let vertical = min(edge(Double(row) + 0.5 - top), edge(bottom - Double(row) - 0.5))
      for column in columns(left - 1, right + 1) {
        let middle = Double(column) + 0.5
        let horizontal = min(edge(middle - left), edge(right - middle))
        paint(column, row, colour, share * vertical * horizontal)
      }
    }
  }

  // MARK: - Pixels

  /// Returns the coverage of a pixel whose centre is at this distance inside of an edge.
  private func edge(_ inside: Double) -> Double { min(1, max(0, inside + 0.5)) }

  private func rows(_ from: Double, _ to: Double) -> Range<Int> { range(from, to, height) }

  private func columns(_ from: Double, _ to: Double) -> Range<Int> { range(from, to, width) }

  private func range(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let start = min(limit, max(0, Int(from.rounded(.down))))
    return start..<max(start, min(limit, Int(to.rounded(.up))))
  }

  private mutating func paint(_ x: Int, _ y: Int, _ colour: Colour, _ share: Double) {
    guard share > 0 else { return }
    let at = (y * width + x) * 3
    bytes[at] = Self.mixed(bytes[at], colour.red, share)
    bytes[at + 1] = Self.mixed(bytes[at + 1], colour.green, share)
    bytes[at + 2] = Self.mixed(bytes[at + 2], colour.blue, share)
  }

  private static func mixed(_ old: UInt8, _ new: Double, _ share: Double) -> UInt8 {
    UInt8(Double(old) + (new - Double(old)) * share + 0.5)
  }
}
