/// How round corners begin.
///
/// In Apple's SDK it is Quartz Core's, which UIKit brings along.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
