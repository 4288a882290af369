public import Foundation
import UIKitHosting

/// An offset from a default position, in points.
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension UIOffset {
  /// The value for displays; nil for zero.
  var _shift: ShiftValue? {
    self == .zero ? nil : ShiftValue(x: Double(horizontal), y: Double(vertical))
  }
}
