import Foundation

/// A view that fills its window and places its panel in it, such as an action sheet.
@MainActor
protocol PlacedInWindow: UIView {
  /// Places the panel, by the last layout.
  func place(in window: UIView, of size: CGSize)
}
