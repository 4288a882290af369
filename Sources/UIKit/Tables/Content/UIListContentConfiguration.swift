/// Content and looks of a list's row, header or footer: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// Shown rather than `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// Shown rather than `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The second text stands beside the first one, rather than below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points.
  public var imageToTextPadding: CGFloat = 16
  /// Points, at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    text: TextProperties,
    secondary: TextProperties,
    margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    self
  }
}

// MARK: - The system's looks

extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondary: TextProperties(.subheadline, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    )
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.directionalLayoutMargins.top = 8
    content.directionalLayoutMargins.bottom = 8
    return content
  }

  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.headline, .label),
      secondary: TextProperties(.subheadline, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    )
  }

  public static func plainFooter() -> UIListContentConfiguration {
    footer()
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16)
    )
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    footer()
  }

  private static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 8, trailing: 16)
    )
  }
}
