/// The curve of rounded corners.
///
/// In Apple's SDK it belongs to Quartz Core, which UIKit exports.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Arcs of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
