public struct ButtonStyleValue: Sendable, Equatable {
  public enum Background: UInt8, Sendable, CaseIterable {
    /// Text alone.
    case plain
    case gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }
  public enum Size: UInt8, Sendable, CaseIterable {
    case small, medium, large, mini
  }
  public enum CornerStyle: UInt8, Sendable, CaseIterable {
    case fixed, dynamic, small, medium, large, capsule
  }
  public enum ImagePlacement: UInt8, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  public var background: Background
  public var size: Size
  public var cornerStyle: CornerStyle
  public var imagePlacement: ImagePlacement
  /// Points.
  public var imagePadding: Double
  public var subtitle: String?
  public var foregroundColor: ColorValue?
  public var backgroundColor: ColorValue?
  /// Nil for the style's own.
  public var contentInsets: EdgesValue?
  public var showsActivityIndicator: Bool

  public init(
    background: Background,
    size: Size = .medium,
    cornerStyle: CornerStyle = .dynamic,
    imagePlacement: ImagePlacement = .leading,
    imagePadding: Double = 0,
    subtitle: String? = nil,
    foregroundColor: ColorValue? = nil,
    backgroundColor: ColorValue? = nil,
    contentInsets: EdgesValue? = nil,
    showsActivityIndicator: Bool = false
  ) {
    self.background = background
    self.size = size
    self.cornerStyle = cornerStyle
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.subtitle = subtitle
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
    self.contentInsets = contentInsets
    self.showsActivityIndicator = showsActivityIndicator
  }
}

public enum BarButtonStyleValue: UInt8, Sendable, CaseIterable {
  case plain, done, back, flexibleSpace, fixedSpace
}

public struct SheetValue: Sendable, Equatable {
  public enum Style: UInt8, Sendable, CaseIterable {
    /// A card over the presenter, which stays visible.
    case page, form
    case fullScreen, overFullScreen
  }
  /// The smallest first.
  public enum Detent: UInt8, Sendable, CaseIterable, Comparable {
    case medium, large

    public static func < (a: Detent, b: Detent) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public var style: Style
  /// The heights at which it rests, the smallest first.
  public var detents: [Detent]
  public var showsGrabber: Bool
  /// Whether a swipe down, the Escape key or a click beside it dismisses it.
  ///
  /// When not, the display still reports the attempt.
  public var isDismissable: Bool
  /// Where it rests now; nil for the smallest.
  public var selectedDetent: Detent?
  /// What is behind it is neither dimmed nor out of reach up to this height.
  public var largestUndimmedDetent: Detent?
  /// Points; nil for the display's.
  public var cornerRadius: Double?

  public init(
    style: Style,
    detents: [Detent],
    showsGrabber: Bool,
    isDismissable: Bool,
    selectedDetent: Detent? = nil,
    largestUndimmedDetent: Detent? = nil,
    cornerRadius: Double? = nil
  ) {
    self.style = style
    self.detents = detents
    self.showsGrabber = showsGrabber
    self.isDismissable = isDismissable
    self.selectedDetent = selectedDetent
    self.largestUndimmedDetent = largestUndimmedDetent
    self.cornerRadius = cornerRadius
  }
}

public enum AlertStyleValue: UInt8, Sendable, CaseIterable {
  case alert, actionSheet
}

public enum ActionStyleValue: UInt8, Sendable, CaseIterable {
  case `default`, cancel, destructive
}
