import UIKitHosting

extension SystemText {
  /// Points at the reader's size of text.
  @MainActor
  func pointSize(compatibleWith traits: UITraitCollection) -> Double {
    guard scales else { return size }
    let scaled = UIFontMetrics.default.scaledValue(for: CGFloat(size), compatibleWith: traits)
    return min(Double(scaled), most ?? .infinity)
  }
}
