import UIKitHosting

extension SystemText {
  /// Returns the size in points at the user's text size.
  @MainActor
  func pointSize(compatibleWith traits: UITraitCollection) -> Double {
    guard scales else { return size }
    let scaled = UIFontMetrics.default.scaledValue(for: CGFloat(size), compatibleWith: traits)
    return min(Double(scaled), most ?? .infinity)
  }
}
