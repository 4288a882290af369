/// A black shadow.
package struct SystemShadow: Sendable {
  /// The offset to the right and down, in points.
  package let x: Double
  package let y: Double
  /// The blur as in CSS: twice the standard deviation, in points.
  package let blur: Double
  /// The opacity, from 0 to 1.
  package let alpha: Double

  init(_ x: Double, _ y: Double, blur: Double, _ alpha: Double) {
    self.x = x
    self.y = y
    self.blur = blur
    self.alpha = alpha
  }

  package static let switchThumb = [
    SystemShadow(0, 3, blur: 8, 0.15), SystemShadow(0, 1, blur: 1, 0.16),
  ]
  package static let sliderThumb = [
    SystemShadow(0, 0.5, blur: 4, 0.12), SystemShadow(0, 6, blur: 13, 0.12),
  ]
  package static let chosenSegment = [
    SystemShadow(0, 3, blur: 8, 0.12), SystemShadow(0, 3, blur: 1, 0.04),
  ]
}
