import UIKitHosting

extension UIContentUnavailableConfiguration {
  public nonisolated enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// Where the content would begin: at the top.
    case natural
  }

  public nonisolated struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil for the tint that the view inherits.
    public var tintColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points; zero on an axis without a limit.
    public var maximumSize = CGSize.zero

    /// The same as a list's content says it.
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
    /// 0 for as many as needed.
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
    /// What a tap does; its title and image are the button's unless the configuration has some.
    public var primaryAction: UIAction?
    /// Opened by a long press, and by a tap where there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
  }
}
