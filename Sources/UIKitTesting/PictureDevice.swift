public import UIKitHosting

/// A device for pictures: the size of its window, and its safe area.
public struct PictureDevice: Sendable, Equatable {
  /// The name of the device in the names of pictures.
  public var name: String
  /// The width in points.
  public var width: Double
  public var height: Double
  public var idiom: SceneEnvironment.Idiom
  public var safeArea: EdgesValue

  public init(
    name: String,
    width: Double,
    height: Double,
    idiom: SceneEnvironment.Idiom = .phone,
    safeArea: EdgesValue = .zero
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.idiom = idiom
    self.safeArea = safeArea
  }

  /// A phone of 390 × 844 points with a notch, such as iPhone 14.
  public static let phone = PictureDevice(
    name: "phone",
    width: 390,
    height: 844,
    safeArea: EdgesValue(top: 47, bottom: 34)
  )

  /// A phone of 375 × 667 points with a home button, such as iPhone SE.
  public static let smallPhone = PictureDevice(
    name: "small-phone",
    width: 375,
    height: 667,
    safeArea: EdgesValue(top: 20)
  )

  /// A phone of 430 × 932 points, such as iPhone 15 Pro Max.
  public static let largePhone = PictureDevice(
    name: "large-phone",
    width: 430,
    height: 932,
    safeArea: EdgesValue(top: 59, bottom: 34)
  )

  /// A tablet of 820 × 1180 points, such as iPad Air.
  public static let pad = PictureDevice(
    name: "pad",
    width: 820,
    height: 1_180,
    idiom: .pad,
    safeArea: EdgesValue(top: 24, bottom: 20)
  )

  /// The device in landscape orientation: the notch insets both sides of a phone equally, and the
  /// status bar is hidden.
  public var landscape: PictureDevice {
    var device = self
    device.name += "-landscape"
    (device.width, device.height) = (height, width)
    guard idiom == .phone else { return device }
    let hasNotch = safeArea.bottom > 0
    device.safeArea = EdgesValue(
      leading: hasNotch ? safeArea.top : 0,
      bottom: hasNotch ? 21 : 0,
      trailing: hasNotch ? safeArea.top : 0
    )
    return device
  }
}
