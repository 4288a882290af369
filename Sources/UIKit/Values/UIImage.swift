public import Foundation
package import UIKitHosting

/// A picture: a named symbol or decoded bytes.
open class UIImage: NSObject, @unchecked Sendable {
  // Immutable: the one stored property is a `let` of a Sendable type.
  package let _value: ImageValue

  package init(_value: ImageValue) {
    self._value = _value
    super.init()
  }

  /// A picture of nothing, of no size.
  public convenience override init() {
    self.init(_value: ImageValue(source: .encoded(UIImage.empty)))
  }

  /// The pictures of an animated image; nil for one picture.
  open var images: [UIImage]? { nil }

  /// Seconds in which an animated image shows its pictures; 0 for one picture.
  open var duration: TimeInterval { 0 }

  /// A GIF of one transparent pixel.
  private static let empty = EncodedImage(
    data: Data(base64Encoded: "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==") ?? Data(),
    mediaType: "image/gif",
    width: 0,
    height: 0
  )

  /// A drawing under an SF Symbols name; nil for a name that is unknown.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard SymbolCatalog.drawing(named: name) != nil else {
      MissingImages.report(
        "drawing of the symbol",
        name,
        hint: "Documentation/Symbols.md names those that there are."
      )
      return nil
    }
    let symbol = configuration as? UIImage.SymbolConfiguration
    var value = ImageValue(
      source: .symbol(name: name, pointSize: symbol?._pointSize, weight: symbol?._weight)
    )
    value.take(symbol?._color)
    self.init(_value: value)
  }

  /// A picture from the bytes of a PNG, JPEG, GIF or WebP file; nil for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same, of so many pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let encoded = EncodedImage(decoding: data) else { return nil }
    let scale = scale > 0 ? Double(scale) : 1
    self.init(_value: ImageValue(source: .encoded(encoded), scale: scale))
  }

  /// Points; a symbol's follows its font, 17 unless configured.
  open var size: CGSize {
    switch _value.source {
    case .symbol(_, let pointSize, _):
      let side = CGFloat(((pointSize ?? 17) * 1.2).rounded())
      return CGSize(width: side, height: side)
    case .encoded(let image):
      return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
  }

  /// Pixels for each point; 1 for symbols, which are drawn in any size.
  open var scale: CGFloat { CGFloat(_value.scale) }

  open var renderingMode: UIImage.RenderingMode {
    switch _value.mode {
    case .automatic: .automatic
    case .original: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    var value = _value
    value.mode =
      switch renderingMode {
      case .automatic: .automatic
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(_value: value)
  }

  /// The image in one colour, in the same rendering mode: as a template it still takes the tint of
  /// its place.
  open func withTintColor(_ color: UIColor) -> UIImage {
    var value = _value
    value.tint = color._value
    return UIImage(_value: value)
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same symbol as this configuration says, where it does; other pictures stay as they are.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard case .symbol(let name, let pointSize, let weight) = _value.source,
      let symbol = configuration as? UIImage.SymbolConfiguration
    else { return self }
    var value = _value
    value.source = .symbol(
      name: name,
      pointSize: symbol._pointSize ?? pointSize,
      weight: symbol._weight ?? weight
    )
    value.take(symbol._color)
    return UIImage(_value: value)
  }

  /// The same symbol as this configuration says where it does, in place of its own; nil for other pictures.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard case .symbol = _value.source else { return nil }
    return withConfiguration(configuration)
  }

  /// The same symbol as this configuration says, where its own does not.
  final func _preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
    guard let configuration, case .symbol(let name, let pointSize, let weight) = _value.source
    else { return self }
    var value = _value
    value.source = .symbol(
      name: name,
      pointSize: pointSize ?? configuration._pointSize,
      weight: weight ?? configuration._weight
    )
    if value.tint == nil { value.take(configuration._color) }
    return UIImage(_value: value)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other._value == _value && other.images == images && other.duration == duration
  }

  open override var hash: Int {
    switch _value.source {
    case .symbol(let name, _, _): name.hashValue
    case .encoded(let image): image.data.hashValue
    }
  }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  open class Configuration: NSObject, @unchecked Sendable {
    // Has no state of its own; subclasses are immutable.
    override init() { super.init() }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// How much larger a symbol is than its font asks for.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var _css: Int? {
      self == .unspecified ? nil : rawValue * 100
    }
  }
}

extension ImageValue {
  /// A symbol in a colour of its own, whatever the tint of its place.
  fileprivate mutating func take(_ color: ColorValue?) {
    guard let color, mode != .original else { return }
    (tint, mode) = (color, .original)
  }
}
