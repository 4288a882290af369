/// What a screen shows in place of its content: an image, a text, a second text and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// What the system says where nothing else is set.
  enum Kind: Hashable {
    case empty
    case loading
    case search(String)
  }

  private(set) var kind: Kind

  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// Shown rather than `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// Shown rather than `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)

  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  /// Shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 32,
    bottom: 16,
    trailing: 32
  )
  /// Points.
  public var imageToTextPadding: CGFloat = 12
  /// Points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Points.
  public var textToButtonPadding: CGFloat = 20
  /// Points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind, text: TextProperties) {
    self.kind = kind
    textProperties = text
  }

  /// For content that there is not.
  public static func empty() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration(.empty, text: TextProperties(bold: .title2))
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48
    )
    content.imageProperties.tintColor = .secondaryLabel
    return content
  }

  /// For content on its way: a spinner, with a text of the system's unless one is set.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(
      .loading,
      text: TextProperties(.subheadline, .secondaryLabel)
    )
  }

  /// For a search that has found nothing, with texts of the system's unless some are set.
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

  /// With what was searched for in the text, where that is the system's.
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
