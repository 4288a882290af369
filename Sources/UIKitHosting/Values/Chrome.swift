public struct ButtonStyleValue: Sendable, Equatable {
  public enum Background: UInt8, Sendable, CaseIterable {
    /// Without a configuration: no room around the text but a little above and below.
    case bare
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
  public enum TitleAlignment: UInt8, Sendable, CaseIterable {
    case leading, center, trailing
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
  /// The subtitle where it has attributes.
  public var subtitleRuns: [TextRun] = []
  public var titleAlignment = TitleAlignment.center
  /// Points between title and subtitle; nil for the style's own.
  public var titlePadding: Double?
  /// Nil for the foreground's.
  public var activityColor: ColorValue?
  /// Points; nil for the style's own.
  public var cornerRadius: Double?
  /// Points; 0 for no line.
  public var strokeWidth = 0.0
  public var strokeColor: ColorValue?
  /// Whether arrows up and down say that its menu is a choice.
  public var showsIndicator = false
  /// Whether a title that is too long for the button is cut, rather than going on in another line.
  ///
  /// Without a configuration the number of lines says it.
  public var cutsTitle = false
  /// What few buttons say; nil for none of it.
  public var details: ButtonDetailsValue?

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

/// What few buttons say of their looks, in a box of its own.
public final class ButtonDetailsValue: Sendable, Equatable {
  /// Where content is across a button.
  public enum Alignment: UInt8, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing, top, bottom
  }

  /// How the image is in its place.
  public struct ImagePlace: Sendable, Equatable {
    public var mode: ContentModeValue
    /// Whether its place is as wide as the button's content.
    public var fillsAcross: Bool
    /// Whether it is as high.
    public var fillsDown: Bool

    public init(mode: ContentModeValue, fillsAcross: Bool, fillsDown: Bool) {
      self.mode = mode
      self.fillsAcross = fillsAcross
      self.fillsDown = fillsDown
    }
  }

  public let horizontal: Alignment
  public let vertical: Alignment
  /// Around the content, left and right as `leading` and `trailing` whatever the direction of
  /// reading; nil for the style's own.
  public let insets: EdgesValue?
  /// How far the title stands from where it would.
  public let titleShift: ShiftValue
  public let imageShift: ShiftValue
  /// Nil for an image of its own size.
  public let imagePlace: ImagePlace?
  /// As large as the button, behind its content.
  public let background: ImageValue?
  /// Whether images are dimmed while the button is pressed.
  public let dimsWhenPressed: Bool

  public init(
    horizontal: Alignment = .center,
    vertical: Alignment = .center,
    insets: EdgesValue? = nil,
    titleShift: ShiftValue = ShiftValue(x: 0, y: 0),
    imageShift: ShiftValue = ShiftValue(x: 0, y: 0),
    imagePlace: ImagePlace? = nil,
    background: ImageValue? = nil,
    dimsWhenPressed: Bool = true
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.insets = insets
    self.titleShift = titleShift
    self.imageShift = imageShift
    self.imagePlace = imagePlace
    self.background = background
    self.dimsWhenPressed = dimsWhenPressed
  }

  public static func == (a: ButtonDetailsValue, b: ButtonDetailsValue) -> Bool {
    a === b
      || (a.horizontal == b.horizontal && a.vertical == b.vertical && a.insets == b.insets
        && a.titleShift == b.titleShift && a.imageShift == b.imageShift
        && a.imagePlace == b.imagePlace && a.background == b.background
        && a.dimsWhenPressed == b.dimsWhenPressed)
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
    /// A panel beside a node.
    case popover
    /// In the place of the view before it, which is covered; the rest of the window stays in use.
    case currentContext, overCurrentContext
  }
  /// How it comes and goes.
  public enum Transition: UInt8, Sendable, CaseIterable {
    /// From below.
    case cover
    case dissolve
    /// As the other side of a card.
    case flip
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
  /// Whether a finger that scrolls beyond the content's top brings it to a larger height.
  public var growsByScrolling: Bool
  /// The place of a popover; nil for other styles, and before layout.
  public var popover: PopoverValue?
  public var transition: Transition
  /// The heights of the panel in points, the smallest first, where some are the app's own; none otherwise.
  ///
  /// It looks at each as at the detent of the same place in `detents`.
  public var heights: [Double]
  /// Which of `heights` it has.
  public var selectedHeight: Int
  /// The width of the panel in points; nil for the display's.
  public var width: Double?

  public init(
    style: Style,
    detents: [Detent],
    showsGrabber: Bool,
    isDismissable: Bool,
    selectedDetent: Detent? = nil,
    largestUndimmedDetent: Detent? = nil,
    cornerRadius: Double? = nil,
    growsByScrolling: Bool = true,
    popover: PopoverValue? = nil,
    transition: Transition = .cover,
    heights: [Double] = [],
    selectedHeight: Int = 0,
    width: Double? = nil
  ) {
    self.style = style
    self.detents = detents
    self.showsGrabber = showsGrabber
    self.isDismissable = isDismissable
    self.selectedDetent = selectedDetent
    self.largestUndimmedDetent = largestUndimmedDetent
    self.cornerRadius = cornerRadius
    self.growsByScrolling = growsByScrolling
    self.popover = popover
    self.transition = transition
    self.heights = heights
    self.selectedHeight = selectedHeight
    self.width = width
  }
}

/// The place of a panel that points at something, in points from the window's top left corner.
public struct PopoverValue: Sendable, Equatable {
  /// An edge of the panel.
  public enum Edge: String, Sendable {
    case top, bottom, left, right
  }

  public var frame: RectValue
  /// The edge that has the arrow.
  public var arrowEdge: Edge
  /// The place on that edge: from the left for a horizontal edge, from the top for a vertical one.
  public var arrowPosition: Double

  public init(frame: RectValue, arrowEdge: Edge, arrowPosition: Double) {
    self.frame = frame
    self.arrowEdge = arrowEdge
    self.arrowPosition = arrowPosition
  }
}

public enum AlertStyleValue: UInt8, Sendable, CaseIterable {
  case alert, actionSheet
}

public enum ActionStyleValue: UInt8, Sendable, CaseIterable {
  case `default`, cancel, destructive
}
