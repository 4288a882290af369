/// The custom appearance of a bar.
///
/// It is a class, since few bars have a custom appearance.
public final class BarAppearanceValue: Sendable, Equatable {
  public struct Look: Sendable, Equatable {
    /// The background colour; nil for none.
    public var color: ColorValue?
    /// A Boolean value that indicates whether the background is blurred.
    public var isBlurred: Bool
    /// A background image as large as the bar, over the colour.
    public var image: ImageValue?
    /// The colour of the shadow line at the edge towards the content; nil for no line.
    public var line: ColorValue?
    /// The text attributes of the title, without a text; nil for the system's.
    public var title: TextRun?
    public var largeTitle: TextRun?
    /// The offset of the title, except large titles; nil for none.
    public var titleShift: ShiftValue?

    public init(
      color: ColorValue? = nil,
      isBlurred: Bool = false,
      image: ImageValue? = nil,
      line: ColorValue? = nil,
      title: TextRun? = nil,
      largeTitle: TextRun? = nil,
      titleShift: ShiftValue? = nil
    ) {
      self.color = color
      self.isBlurred = isBlurred
      self.image = image
      self.line = line
      self.title = title
      self.largeTitle = largeTitle
      self.titleShift = titleShift
    }
  }

  /// The appearance while the content's edge is at the bar.
  public let edge: Look
  /// The appearance while content is below the bar.
  public let standard: Look

  public init(edge: Look, standard: Look) {
    self.edge = edge
    self.standard = standard
  }

  public static func == (a: BarAppearanceValue, b: BarAppearanceValue) -> Bool {
    a === b || (a.edge == b.edge && a.standard == b.standard)
  }
}

/// The custom appearance of a bar button or a tab.
public final class BarItemAppearanceValue: Sendable, Equatable {
  public struct Look: Sendable, Equatable {
    /// The text attributes of the title, without a text; nil for the system's.
    public var title: TextRun?
    /// The offset of the title; nil for none.
    public var titleShift: ShiftValue?
    /// The image's colour; nil for the system's.
    public var icon: ColorValue?
    /// The position and scale of the image; nil for its own.
    public var iconPlace: IconPlace?
    /// The image of a back button in place of the chevron.
    public var indicator: ImageValue?

    public init(
      title: TextRun? = nil,
      titleShift: ShiftValue? = nil,
      icon: ColorValue? = nil,
      iconPlace: IconPlace? = nil,
      indicator: ImageValue? = nil
    ) {
      self.title = title
      self.titleShift = titleShift
      self.icon = icon
      self.iconPlace = iconPlace
      self.indicator = indicator
    }
  }

  /// An image that is moved and scaled around its centre.
  public struct IconPlace: Sendable, Equatable {
    public var shift: ShiftValue
    /// The scale factors; 1 for the image's own size.
    public var scaleX: Double
    public var scaleY: Double

    public init(shift: ShiftValue, scaleX: Double = 1, scaleY: Double = 1) {
      self.shift = shift
      self.scaleX = scaleX
      self.scaleY = scaleY
    }
  }

  /// The appearance while the content's edge is at the bar.
  public let edge: Look
  public let standard: Look

  public init(edge: Look, standard: Look) {
    self.edge = edge
    self.standard = standard
  }

  public static func == (a: BarItemAppearanceValue, b: BarItemAppearanceValue) -> Bool {
    a === b || (a.edge == b.edge && a.standard == b.standard)
  }
}

/// The heights of the bars of a page, or of the bar below tabs, in points.
public struct BarHeightsValue: Sendable, Equatable {
  /// The height of the prompt above a navigation bar's title.
  public var prompt = 0.0
  /// The height of the row of title and buttons.
  public var row = 0.0
  public var largeTitle = 0.0
  /// The height of the search bar below the title.
  public var search = 0.0
  /// The height of the bottom bar.
  public var bottom = 0.0
  /// The height above the rows that the background covers, of a bar that is not part of a page; nil
  /// for bars of pages.
  public var covered: Double?

  public init() {}

  /// The distance from the bottom of the status bar to that of the navigation bar, while the
  /// content is at its top.
  package var top: Double { prompt + row + largeTitle + search }
}

/// The arrangement of the images and titles of tabs.
public enum TabLayoutValue: Sendable, Equatable, CaseIterable {
  /// The title below the image.
  case stacked
  /// The title beside the image, with all tabs centred in the bar.
  case inline
  /// The same in a bar of compact height, in which tabs share the width.
  case compactInline
}
