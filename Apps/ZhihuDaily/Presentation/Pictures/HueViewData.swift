import ZhihuDailyModel

/// A colour as components from 0 to 1.
public struct HueViewData: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
}

extension HueViewData {
  init(_ hue: ImageHue) {
    self.init(
      red: Double(hue.red) / 255,
      green: Double(hue.green) / 255,
      blue: Double(hue.blue) / 255
    )
  }
}
