extension UIListContentConfiguration {
  /// All that rows of one kind have in common.
  ///
  /// They share it until one is changed.
  struct Looks: Hashable, Sendable {
    var imageProperties = ImageProperties()
    var textProperties: TextProperties
    var secondaryTextProperties: TextProperties
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var prefersSideBySideTextAndSecondaryText = false
    var imageToTextPadding: CGFloat = 16
    var textToSecondaryTextHorizontalPadding: CGFloat = 8
    var textToSecondaryTextVerticalPadding: CGFloat = 3
    var isInSidebar = false
    /// Whether colours are those of a sidebar's chosen row.
    private(set) var isChosen = false

    init(
      _ text: TextProperties,
      _ secondary: TextProperties,
      top: CGFloat,
      bottom: CGFloat,
      isBeside: Bool = false
    ) {
      textProperties = text
      secondaryTextProperties = secondary
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: top,
        leading: 16,
        bottom: bottom,
        trailing: 16
      )
      prefersSideBySideTextAndSecondaryText = isBeside
    }

    /// Gives what has no colour of its own that of a chosen row, or takes that back.
    mutating func choose(_ isChosen: Bool) {
      self.isChosen = isChosen
      func change(_ color: inout UIColor, _ usual: UIColor, _ chosen: UIColor) {
        if color == (isChosen ? usual : chosen) { color = isChosen ? chosen : usual }
      }
      change(&textProperties.color, .label, .white)
      change(&secondaryTextProperties.color, .secondaryLabel, .white)
      if isChosen, imageProperties.tintColor == nil {
        imageProperties.tintColor = .white
      } else if !isChosen, imageProperties.tintColor == .white {
        imageProperties.tintColor = nil
      }
    }
  }

  // MARK: - The system's looks

  private static let cellLooks = Shared(
    Looks(
      TextProperties(.body, .label),
      TextProperties(.subheadline, .secondaryLabel),
      top: 11,
      bottom: 11
    )
  )

  private static let subtitleLooks = Shared(
    Looks(
      TextProperties(.body, .label),
      TextProperties(.subheadline, .secondaryLabel),
      top: 8,
      bottom: 8
    )
  )

  private static let valueLooks = Shared(
    Looks(
      TextProperties(.body, .label),
      TextProperties(.body, .secondaryLabel),
      top: 11,
      bottom: 11,
      isBeside: true
    )
  )

  private static let plainHeaderLooks = Shared(
    Looks(
      TextProperties(.headline, .label),
      TextProperties(.subheadline, .secondaryLabel),
      top: 6,
      bottom: 6
    )
  )

  private static let groupedHeaderLooks = Shared(
    Looks(
      TextProperties(.footnote, .secondaryLabel),
      TextProperties(.footnote, .secondaryLabel),
      top: 16,
      bottom: 6
    )
  )

  private static let prominentHeaderLooks = Shared(
    Looks(
      TextProperties(.headline, .label),
      TextProperties(.footnote, .secondaryLabel),
      top: 16,
      bottom: 6
    )
  )

  private static let extraProminentHeaderLooks = Shared(
    Looks(
      TextProperties(.title3, weight: .bold, .label),
      TextProperties(.footnote, .secondaryLabel),
      top: 16,
      bottom: 6
    )
  )

  private static let sidebarHeaderLooks = Shared(
    Looks(
      TextProperties(.title3, weight: .bold, .label),
      TextProperties(.footnote, .secondaryLabel),
      top: 16,
      bottom: 8
    )
  )

  private static let sidebarLooks = Shared(inSidebar(cellLooks.value))
  private static let sidebarSubtitleLooks = Shared(inSidebar(subtitleLooks.value))

  private static func inSidebar(_ looks: Looks) -> Looks {
    var looks = looks
    looks.isInSidebar = true
    return looks
  }

  private static let footerLooks = Shared(
    Looks(
      TextProperties(.footnote, .secondaryLabel),
      TextProperties(.footnote, .secondaryLabel),
      top: 6,
      bottom: 8
    )
  )

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(cellLooks)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(subtitleLooks)
  }

  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(valueLooks)
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(sidebarLooks)
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(sidebarSubtitleLooks)
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(sidebarHeaderLooks)
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(plainHeaderLooks)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(footerLooks)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(groupedHeaderLooks)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(footerLooks)
  }

  /// A header of a list, whatever the list's style: that of grouped ones.
  public static func header() -> UIListContentConfiguration {
    groupedHeader()
  }

  /// A footer of a list, whatever the list's style: that of grouped ones.
  public static func footer() -> UIListContentConfiguration {
    groupedFooter()
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(prominentHeaderLooks)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(extraProminentHeaderLooks)
  }
}
