import UIKitHosting

extension UIButton {
  /// A button's look in one value.
  public struct Configuration: Hashable {
    public enum Size: Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// How a title and a subtitle stand to each other.
    public enum TitleAlignment: Sendable {
      /// By what else there is: side by side with an image they begin alike.
      case automatic
      case leading, center, trailing
    }

    /// What stands behind the title.
    public enum Indicator: Sendable {
      /// That of a pop-up button, where it is one.
      case automatic
      case none
      case popup
    }

    let look: ButtonStyleValue.Background

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer.value }
      set { titleTransformer = _Identified(newValue) }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer.value }
      set { subtitleTransformer = _Identified(newValue) }
    }
    public var titleAlignment: TitleAlignment = .automatic
    /// Whether a title that is too long goes on in another line, as by default, or is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var image: UIImage?
    /// Makes the image's colour from the foreground's.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer.value }
      set { imageTransformer = _Identified(newValue) }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: imageEdge) }
      set { imageEdge = newValue.rawValue }
    }
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var showsActivityIndicator = false
    /// Makes the activity indicator's colour from the foreground's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityTransformer.value }
      set { activityTransformer = _Identified(newValue) }
    }
    public var indicator: Indicator = .automatic
    /// Whether a button that is selected looks otherwise.
    public var automaticallyUpdateForSelection = true

    private var imageEdge = NSDirectionalRectEdge.leading.rawValue
    private var plainTitle: String?
    private var plainSubtitle: String?
    var ownInsets: NSDirectionalEdgeInsets?
    var ownBackground: UIBackgroundConfiguration?
    var titleTransformer = _Identified<UIConfigurationTextAttributesTransformer>()
    var subtitleTransformer = _Identified<UIConfigurationTextAttributesTransformer>()
    var imageTransformer = _Identified<UIConfigurationColorTransformer>()
    var activityTransformer = _Identified<UIConfigurationColorTransformer>()
    /// What it looks like, apart from what is set.
    var isSelected = false
    var isPopUp = false

    fileprivate init(_ look: ButtonStyleValue.Background) {
      self.look = look
    }

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set {
        plainSubtitle = newValue
        attributedSubtitle = nil
      }
    }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to the insets of the configuration's own style and size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// What is seen behind the content: a colour that is set here goes before
    /// `baseBackgroundColor`, corners count where `cornerStyle` is `fixed` or `dynamic`.
    public var background: UIBackgroundConfiguration {
      get { ownBackground ?? ._ofButtons }
      set { ownBackground = newValue }
    }

    /// The same configuration, whose looks follow the button's state where they are not set.
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      // Nobody's actor's, as Apple's is: the button that it is given is the main actor's.
      let (isSelected, isPopUp) = MainActor.assumeIsolated { (button.isSelected, button._isPopUp) }
      updated.isSelected = automaticallyUpdateForSelection && isSelected
      updated.isPopUp = isPopUp
      return updated
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration {
      Configuration(.borderedTinted)
    }
    public static func borderedProminent() -> Configuration {
      Configuration(.borderedProminent)
    }

    /// Apple's insets by size; borderless buttons have none.
    private var defaultInsets: NSDirectionalEdgeInsets {
      if look == .borderless { return .zero }
      typealias Insets = SystemMetrics.Button.Insets
      let insets =
        switch buttonSize {
        case .mini, .small: Insets.small
        case .medium: Insets.medium
        case .large: Insets.large
        }
      let (down, across) = (CGFloat(insets.vertical), CGFloat(insets.horizontal))
      return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }
  }
}

/// Edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
