public import Foundation

extension UIWindow {
  /// The place of windows along the z-axis: every window of a level is in front of all windows of
  /// lower levels.
  public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level, 0.
    public static let normal = Level(0)
    /// The level of a status window, 1000.
    public static let statusBar = Level(1000)
    /// The level of an alert, 2000.
    public static let alert = Level(2000)
  }
}
