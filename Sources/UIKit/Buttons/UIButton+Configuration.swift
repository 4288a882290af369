import UIKitHosting

extension UIButton {
  /// The appearance and content of a button.
  public struct Configuration: Hashable {
    public enum Size: Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The alignment of a title and a subtitle.
    public enum TitleAlignment: Sendable {
      /// Leading beside an image or activity indicator, otherwise centred.
      case automatic
      case leading, center, trailing
    }

    /// The indicator after the title.
    public enum Indicator: Sendable {
      /// The indicator of pop-up buttons, if the button is one.
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
    /// The line break mode of the title, which by default wraps.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var image: UIImage?
    /// The transformer that derives the image's colour from the foreground colour.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer.value }
      set { imageTransformer = _Identified(newValue) }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: imageEdge) }
      set { imageEdge = newValue.rawValue }
    }
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var showsActivityIndicator = false
    /// The transformer that derives the activity indicator's colour from the foreground colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityTransformer.value }
      set { activityTransformer = _Identified(newValue) }
    }
    public var indicator: Indicator = .automatic
    /// A Boolean value that indicates whether the appearance changes while the button is selected.
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
    /// The state of the button, set by `updated(for:)`.
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

    /// Restores the default insets of the configuration's style and size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// The background behind the content.
    ///
    /// Its colour overrides `baseBackgroundColor`; its corner radius is used if `cornerStyle` is
    /// `fixed` or `dynamic`.
    public var background: UIBackgroundConfiguration {
      get { ownBackground ?? ._ofButtons }
      set { ownBackground = newValue }
    }

    /// Returns the configuration with the button's state, which determines properties that are not
    /// set.
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      // Nonisolated, as Apple's is; buttons are isolated to the main actor.
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

    /// The default insets by size, as in Apple's UIKit; borderless buttons have none.
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

/// Edges in terms of the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
