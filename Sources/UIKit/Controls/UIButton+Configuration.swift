import UIKitHosting

extension UIButton {
  /// A button's look in one value.
  @MainActor
  public struct Configuration: @preconcurrency Equatable {
    public enum Size: Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    fileprivate var background: ButtonStyleValue.Background

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var showsActivityIndicator = false
    fileprivate var ownInsets: NSDirectionalEdgeInsets?

    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    public static func plain() -> Configuration { Configuration(background: .plain) }
    public static func gray() -> Configuration { Configuration(background: .gray) }
    public static func tinted() -> Configuration { Configuration(background: .tinted) }
    public static func filled() -> Configuration { Configuration(background: .filled) }
    public static func borderless() -> Configuration { Configuration(background: .borderless) }
    public static func bordered() -> Configuration { Configuration(background: .bordered) }
    public static func borderedTinted() -> Configuration {
      Configuration(background: .borderedTinted)
    }
    public static func borderedProminent() -> Configuration {
      Configuration(background: .borderedProminent)
    }

    /// Apple's insets by size; borderless buttons have none.
    private var defaultInsets: NSDirectionalEdgeInsets {
      if background == .borderless { return .zero }
      return switch buttonSize {
      case .mini, .small:
        NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

extension UIButton.Configuration {
  var _value: ButtonStyleValue {
    ButtonStyleValue(
      background: background,
      size: buttonSize._value,
      cornerStyle: cornerStyle._value,
      imagePlacement: imagePlacement._value,
      imagePadding: Double(imagePadding),
      subtitle: subtitle,
      foregroundColor: baseForegroundColor?._value,
      backgroundColor: baseBackgroundColor?._value,
      contentInsets: ownInsets?._value,
      showsActivityIndicator: showsActivityIndicator
    )
  }
}

extension UIButton.Configuration.Size {
  fileprivate var _value: ButtonStyleValue.Size {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .mini: .mini
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  fileprivate var _value: ButtonStyleValue.CornerStyle {
    switch self {
    case .fixed: .fixed
    case .dynamic: .dynamic
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate var _value: ButtonStyleValue.ImagePlacement {
    if contains(.trailing) { return .trailing }
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return .leading
  }
}

/// Edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
