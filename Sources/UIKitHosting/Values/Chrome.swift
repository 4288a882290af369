public struct ButtonStyleValue: Sendable, Equatable {
  public enum Background: UInt8, Sendable, CaseIterable {
    /// No configuration: only a little room above and below the text.
    case bare
    /// Text without a background.
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
  /// The distance between image and title, in points.
  public var imagePadding: Double
  public var subtitle: String?
  public var foregroundColor: ColorValue?
  public var backgroundColor: ColorValue?
  /// The insets of the content; nil for the style's own.
  public var contentInsets: EdgesValue?
  public var showsActivityIndicator: Bool
  /// The attributed subtitle.
  public var subtitleRuns: [TextRun] = []
  public var titleAlignment = TitleAlignment.center
  /// The distance between title and subtitle, in points; nil for the style's own.
  public var titlePadding: Double?
  /// The colour of the activity indicator; nil for the foreground's.
  public var activityColor: ColorValue?
  /// The corner radius in points; nil for the style's own.
  public var cornerRadius: Double?
  /// The width of the stroke in points; 0 for none.
  public var strokeWidth = 0.0
  public var strokeColor: ColorValue?
  /// A Boolean value that indicates whether arrows up and down mark a pop-up button.
  public var showsIndicator = false
  /// A Boolean value that indicates whether a title that is too long is truncated instead of
  /// wrapped.
  ///
  /// Without a configuration the number of lines determines this.
  public var cutsTitle = false
  /// Rarely used properties; nil for none.
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

/// Rarely used properties of a button, allocated only when needed.
public final class ButtonDetailsValue: Sendable, Equatable {
  /// The alignment of content in a button.
  public enum Alignment: UInt8, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing, top, bottom
  }

  /// The way an image fills its area.
  public struct ImagePlace: Sendable, Equatable {
    public var mode: ContentModeValue
    /// A Boolean value that indicates whether the area is as wide as the button's content.
    public var fillsAcross: Bool
    /// A Boolean value that indicates whether the area is as high as the button's content.
    public var fillsDown: Bool
    /// The size of the area in points; nil for that of the image.
    public var size: SizeValue?

    public init(mode: ContentModeValue, fillsAcross: Bool, fillsDown: Bool) {
      self.mode = mode
      self.fillsAcross = fillsAcross
      self.fillsDown = fillsDown
    }
  }

  public let horizontal: Alignment
  public let vertical: Alignment
  /// The content insets, with left and right as `leading` and `trailing` in every writing
  /// direction; nil for the style's own.
  public let insets: EdgesValue?
  /// The offset of the title.
  public let titleShift: ShiftValue
  public let imageShift: ShiftValue
  /// The area of the image; nil for an image of its own size.
  public let imagePlace: ImagePlace?
  /// The background image, as large as the button.
  public let background: ImageValue?
  /// A Boolean value that indicates whether images are dimmed while the button is pressed.
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
    /// In place of the preceding view, which is covered; the rest of the window stays usable.
    case currentContext, overCurrentContext
  }
  /// The transition of presentation and dismissal.
  public enum Transition: UInt8, Sendable, CaseIterable {
    /// A slide from the bottom.
    case cover
    case dissolve
    /// A flip to the other side of a card.
    case flip
  }
  /// A detent, in ascending order of height.
  public enum Detent: UInt8, Sendable, CaseIterable, Comparable {
    case medium, large

    public static func < (a: Detent, b: Detent) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public var style: Style
  /// The heights at which it rests, in ascending order.
  public var detents: [Detent]
  public var showsGrabber: Bool
  /// A Boolean value that indicates whether a swipe down, the Escape key or a click beside it
  /// dismisses it.
  ///
  /// If false, the display still reports the attempt.
  public var isDismissable: Bool
  /// The current detent; nil for the smallest.
  public var selectedDetent: Detent?
  /// The largest detent at which the content behind it is neither dimmed nor inert.
  public var largestUndimmedDetent: Detent?
  /// The corner radius in points; nil for the display's.
  public var cornerRadius: Double?
  /// A Boolean value that indicates whether dragging beyond the content's top expands the sheet.
  public var growsByScrolling: Bool
  /// The position of a popover; nil for other styles, and before layout.
  public var popover: PopoverValue?
  public var transition: Transition
  /// The heights of the panel in points, in ascending order, if some are custom; none otherwise.
  ///
  /// At each height it looks as at the detent with the same index in `detents`.
  public var heights: [Double]
  /// The index of the current height in `heights`.
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

/// The position of a popover, in points from the window's top left corner.
public struct PopoverValue: Sendable, Equatable {
  /// An edge of the panel.
  public enum Edge: String, Sendable {
    case top, bottom, left, right
  }

  public var frame: RectValue
  /// The edge that has the arrow.
  public var arrowEdge: Edge
  /// The position on that edge: from the left for a horizontal edge, from the top for a vertical
  /// one.
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
