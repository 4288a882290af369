public import Foundation
import Synchronization
package import UIKitHosting

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

/// An image: a named symbol or decoded bytes.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  // The value is a `let` of a Sendable type; the asset is behind a lock.
  private let value: ImageValue
  /// The asset that was made for an image without one.
  private let ownAsset = Mutex<UIImageAsset?>(nil)

  package init(_value: ImageValue) {
    value = _value
    super.init()
  }

  /// Creates the image of an image literal, which Xcode shows as a picture in the source; traps if there
  /// is none of the name.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("Expected an image \(name) for the image literal, got none.")
    }
    self.init(_value: image._value)
  }

  /// The image, with a reference to its asset if that has other variants.
  package final var _value: ImageValue {
    guard let asset = ownAsset.withLock(\.self), asset._hasVariants else { return value }
    var value = value
    value.asset = ImageAssetReference(asset)
    return value
  }

  /// The asset of the image: that of its image set, or one that contains only this image.
  ///
  /// Images that are registered with it are variants of this one.
  open var imageAsset: UIImageAsset? {
    if let asset = value.asset?.object as? UIImageAsset { return asset }
    return ownAsset.withLock { own in
      if let own { return own }
      let made = UIImageAsset(
        _variants: [ImageVariant(traits: UITraitCollection()) { [value] in value }]
      )
      own = made
      return made
    }
  }

  /// Creates an empty image of zero size.
  public convenience override init() {
    self.init(_value: ImageValue(source: .encoded(UIImage.empty)))
  }

  /// The images of an animated image; nil for a single image.
  open var images: [UIImage]? { nil }

  /// The duration of an animated image's sequence in seconds; 0 for a single image.
  open var duration: TimeInterval { 0 }

  /// A GIF of one transparent pixel.
  private static let empty = EncodedImage(
    data: Data(base64Encoded: "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==") ?? Data(),
    mediaType: "image/gif",
    width: 0,
    height: 0
  )

  /// Creates a symbol with an SF Symbols name; nil for an unknown name.
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

  /// Creates an image from the bytes of a PNG, JPEG, GIF or WebP file; nil for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image with a scale from the bytes of an image file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let encoded = EncodedImage(decoding: data) else { return nil }
    let scale = scale > 0 ? Double(scale) : 1
    self.init(_value: ImageValue(source: .encoded(encoded), scale: scale))
  }

  /// The size in points; that of a symbol follows its font size, 17 by default.
  open var size: CGSize {
    switch _value.source {
    case .symbol(_, let pointSize, _):
      let side = CGFloat(((pointSize ?? 17) * 1.2).rounded())
      return CGSize(width: side, height: side)
    case .encoded(let image):
      return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
  }

  /// The number of pixels per point; 1 for symbols, which are drawn in any size.
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

  /// Returns the image in one colour and the same rendering mode; a template still takes the tint
  /// colour of its context.
  open func withTintColor(_ color: UIColor) -> UIImage {
    var value = _value
    value.tint = color._value
    return UIImage(_value: value)
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the symbol with the values that the configuration specifies, or the variant of an
  /// asset's image for its traits; other images are unchanged.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let traits = configuration.traitCollection, let asset = _value.asset?.object as? UIImageAsset
    {
      return UIImage(_value: _value._variant(of: asset, for: traits))
    }
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

  /// Returns the symbol with the configuration's values replacing its own; nil for other images.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard case .symbol = _value.source else { return nil }
    return withConfiguration(configuration)
  }

  /// Returns the symbol with the configuration's values where its own are unspecified.
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
    // Immutable, as are subclasses.
    /// The traits for which a variant of an image is chosen; nil for those of its view.
    public let traitCollection: UITraitCollection?

    init(_traits traits: UITraitCollection? = nil) {
      traitCollection = traits
      super.init()
    }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init(_traits: traitCollection)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// The factor between the sizes of a symbol and of its font.
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
  /// Sets a symbol's own colour, independent of the tint colour of its context.
  fileprivate mutating func take(_ color: ColorValue?) {
    guard let color, mode != .original else { return }
    (tint, mode) = (color, .original)
  }
}
