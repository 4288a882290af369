import UIKitHosting

extension UIContentUnavailableConfiguration {
  public nonisolated enum Alignment: Hashable, Sendable {
    /// Centred in the safe area.
    case center
    /// At the top, where the content would begin.
    case natural
  }

  public nonisolated struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for the inherited one.
    public var tintColor: UIColor?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; zero on an axis without a limit.
    public var maximumSize = CGSize.zero

    /// The equivalent properties of a list content configuration.
    var listProperties: UIListContentConfiguration.ImageProperties {
      var properties = UIListContentConfiguration.ImageProperties()
      properties.preferredSymbolConfiguration = preferredSymbolConfiguration
      properties.tintColor = tintColor
      properties.cornerRadius = cornerRadius
      properties.maximumSize = maximumSize
      return properties
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(listProperties)
    }
  }

  public nonisolated struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    init(bold style: UIFont.TextStyle) {
      self.init(style, .label)
      var value = font._value
      value.weight = UIFont.Weight.bold._css
      font = UIFont(_value: value)
    }

    @MainActor
    func apply(to label: UILabel) {
      label.font = font
      label.textColor = color
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
    }
  }

  public struct ButtonProperties: Hashable {
    /// The action of the button; its title and image are used unless the configuration has its own.
    public var primaryAction: UIAction?
    /// The menu that a long press opens, or a tap if there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
  }
}
