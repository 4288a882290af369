/// The configuration of a placeholder for missing content: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The kind of the placeholder, which determines the system's default texts.
  enum Kind: Hashable {
    case empty
    case loading
    case search(String)
  }

  private(set) var kind: Kind

  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// The attributed text, which overrides `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// The attributed secondary text, which overrides `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)

  /// The button, shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  /// The secondary button, shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 32,
    bottom: 16,
    trailing: 32
  )
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between text and secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind, text: TextProperties) {
    self.kind = kind
    textProperties = text
  }

  /// Returns a configuration for empty content.
  public static func empty() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration(.empty, text: TextProperties(bold: .title2))
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48
    )
    content.imageProperties.tintColor = .secondaryLabel
    return content
  }

  /// Returns a configuration for loading content: a spinner, with the system's text unless one is
  /// set.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(
      .loading,
      text: TextProperties(.subheadline, .secondaryLabel)
    )
  }

  /// Returns a configuration for a search without results, with the system's texts unless others
  /// are set.
  public static func search() -> UIContentUnavailableConfiguration {
    var content = empty()
    content.kind = .search("")
    content.image = UIImage(systemName: "magnifyingglass")
    return content
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration with the state's search text in the system's default text.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard case .search = kind, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var content = self
    content.kind = .search(state.searchText ?? "")
    return content
  }
}
