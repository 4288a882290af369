extension UIListContentConfiguration {
  /// The style properties of a kind of row.
  ///
  /// Rows share them until one is changed.
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
    /// A Boolean value that indicates whether the colours are those of a selected sidebar row.
    private(set) var isChosen = false
    /// The parts whose colours were changed for a selected row.
    private var painted = Painted()

    init(
      _ text: TextProperties,
      _ secondary: TextProperties,
      top: CGFloat,
      bottom: CGFloat,
      isBeside: Bool = false
    ) {
      // Symbols have the size of the adjacent text.
      imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
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

    /// Sets default colours to those of a selected row, or restores them.
    mutating func choose(_ isChosen: Bool) {
      self.isChosen = isChosen
      func change(_ color: inout UIColor?, _ usual: UIColor?, _ part: Painted) {
        if isChosen, color == usual {
          color = .white
          painted.insert(part)
        } else if !isChosen, painted.remove(part) != nil, color == .white {
          color = usual
        }
      }
      var (text, secondary): (UIColor?, UIColor?) = (
        textProperties.color, secondaryTextProperties.color
      )
      change(&text, .label, .text)
      change(&secondary, .secondaryLabel, .secondaryText)
      change(&imageProperties.tintColor, nil, .image)
      textProperties.color = text ?? textProperties.color
      secondaryTextProperties.color = secondary ?? secondaryTextProperties.color
    }
  }

  struct Painted: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let text = Painted(rawValue: 1 << 0)
    static let secondaryText = Painted(rawValue: 1 << 1)
    static let image = Painted(rawValue: 1 << 2)
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

  /// Returns the configuration of a header for any list style: that of grouped lists.
  public static func header() -> UIListContentConfiguration {
    groupedHeader()
  }

  /// Returns the configuration of a footer for any list style: that of grouped lists.
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
