public import Foundation
import VectorDrawing

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text from its top left corner.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString` whose attributes take precedence over the layer's; nil
  /// for no text.
  @_Observed open var string: Any? {
    didSet { if string != nil || oldValue != nil { _contentChanged() } }
  }

  /// A `UIFont`, whose size is ignored, a `CGFont`, or the name of a font; the system font by default.
  @_Observed open var font: Any? {
    didSet { if font != nil || oldValue != nil { _contentChanged() } }
  }

  /// The font size, in points.
  @_Observed open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { _contentChanged() } }
  }

  /// The colour of the text; opaque white by default.
  @_Observed open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if foregroundColor != oldValue { _contentChanged() } }
  }

  /// A Boolean value that indicates whether text that is wider than the layer wraps.
  @_Observed open var isWrapped: Bool = false {
    didSet { if isWrapped != oldValue { _contentChanged() } }
  }

  /// The position of the ellipsis in truncated text.
  @_Observed open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { if truncationMode != oldValue { _contentChanged() } }
  }

  @_Observed open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { if alignmentMode != oldValue { _contentChanged() } }
  }

  final func _takeText(of other: CATextLayer) {
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
  }

  override var _paints: Bool { true }

  override func _drawing(in rect: CGRect) -> Drawing? {
    guard let text, text.length > 0, rect.width > 0, rect.height > 0 else { return nil }
    let scale = UIGraphicsImageRendererFormat._displayScale
    let context = CGContext(_size: rect.size, scale: scale)
    GraphicsStack.draw(in: context) {
      if isWrapped || truncationMode != .none {
        text.draw(in: CGRect(origin: .zero, size: rect.size))
      } else {
        text.draw(at: CGPoint(x: start(of: text.size().width, in: rect.width), y: 0))
      }
    }
    return context._drawing._shown(scale: Double(scale))
  }

  /// The text, with the layer's attributes if it has none of its own.
  private var text: NSAttributedString? {
    if let string = string as? NSAttributedString { return string }
    guard let string = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .paragraphStyle: style]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func named(_ name: String?) -> UIFont {
    name.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as String: named(name)
    case let font as CGFont: named(font.postScriptName)
    default: .systemFont(ofSize: fontSize)
    }
  }

  /// Returns the start of a line, which may be wider than the layer.
  private func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignmentMode {
    case .right: room - width
    case .center: (room - width) / 2
    case .natural where _view?._usesRightToLeftLayout == true: room - width
    default: 0
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
