/// The appearance that an app gives a bar.
///
/// A reference, since few bars have one.
public final class BarAppearanceValue: Sendable, Equatable {
  public struct Look: Sendable, Equatable {
    /// Over what lies below the bar; nil for nothing.
    public var color: ColorValue?
    /// Whether what lies below is seen through it as through frosted glass.
    public var isBlurred: Bool
    /// As large as the bar, over the colour.
    public var image: ImageValue?
    /// The colour of the line at the edge towards the content; nil for no line.
    public var line: ColorValue?
    /// How the title is set, without a text; nil for the system's way.
    public var title: TextRun?
    public var largeTitle: TextRun?
    /// The distance by which the title is moved, large titles excluded; nil for none.
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

  /// While the content's edge is at the bar, so that nothing lies below it.
  public let edge: Look
  /// While content lies below the bar.
  public let standard: Look

  public init(edge: Look, standard: Look) {
    self.edge = edge
    self.standard = standard
  }

  public static func == (a: BarAppearanceValue, b: BarAppearanceValue) -> Bool {
    a === b || (a.edge == b.edge && a.standard == b.standard)
  }
}

/// The appearance that an app gives a button or a tab of a bar.
public final class BarItemAppearanceValue: Sendable, Equatable {
  public struct Look: Sendable, Equatable {
    /// How the title is set, without a text; nil for the system's way.
    public var title: TextRun?
    /// The distance by which the title is moved; nil for none.
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
    /// Factors; 1 for the image's own size.
    public var scaleX: Double
    public var scaleY: Double

    public init(shift: ShiftValue, scaleX: Double = 1, scaleY: Double = 1) {
      self.shift = shift
      self.scaleX = scaleX
      self.scaleY = scaleY
    }
  }

  /// As of the bar.
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
  /// Of the line above a navigation bar's title.
  public var prompt = 0.0
  /// Of the row of title and buttons.
  public var row = 0.0
  public var largeTitle = 0.0
  /// Of the search bar below the title.
  public var search = 0.0
  /// Of the bar at the foot.
  public var bottom = 0.0

  public init() {}

  /// From the foot of the status bar to that of the navigation bar, while the content is at its top.
  package var top: Double { prompt + row + largeTitle + search }
}

/// The arrangement of the images and titles of tabs.
public enum TabLayoutValue: Sendable, Equatable, CaseIterable {
  /// The title below the image.
  case stacked
  /// The title beside the image, with all tabs in the middle of the bar.
  case inline
  /// The same in a bar of less height, in which tabs share the width.
  case compactInline
}
