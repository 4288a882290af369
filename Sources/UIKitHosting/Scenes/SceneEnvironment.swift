/// The user's settings and window, as the display knows them.
public struct SceneEnvironment: Sendable, Equatable {
  public enum Idiom: UInt8, Sendable, CaseIterable {
    case phone, pad
  }

  /// Apple's twelve content size categories, the smallest first; `large` is the default.
  public enum TextSize: UInt8, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The size in points.
  public var width: Double
  public var height: Double
  public var style: InterfaceStyle
  public var increasesContrast: Bool
  public var reducesMotion: Bool
  public var textSize: TextSize
  public var idiom: Idiom
  /// The safe area insets of the device: its status bar, its home indicator, its corners.
  public var safeArea: EdgesValue
  /// The height that an on-screen keyboard covers at the bottom of the window, in points; 0 if the
  /// window ends above it.
  public var keyboard: Double
  /// A Boolean value that indicates whether file choosers can take pictures.
  public var hasCamera: Bool

  public init(
    width: Double = 390,
    height: Double = 844,
    style: InterfaceStyle = .light,
    increasesContrast: Bool = false,
    reducesMotion: Bool = false,
    textSize: TextSize = .large,
    idiom: Idiom = .phone,
    safeArea: EdgesValue = .zero,
    keyboard: Double = 0,
    hasCamera: Bool = false
  ) {
    self.width = width
    self.height = height
    self.style = style
    self.increasesContrast = increasesContrast
    self.reducesMotion = reducesMotion
    self.textSize = textSize
    self.idiom = idiom
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.hasCamera = hasCamera
  }
}
