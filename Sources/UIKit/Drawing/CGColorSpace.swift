/// A colour space, which defines the meaning of colour components.
///
/// Everything is drawn in sRGB: other RGB spaces are treated as sRGB, and gray spaces as its gray.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  private let ownName: String

  private init(_ model: CGColorSpaceModel, _ name: String) {
    self.model = model
    ownName = name
  }

  /// Creates a colour space; nil for an unknown name.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      self.init(.rgb, name)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.monochrome, name)
    default: return nil
    }
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public var name: CFString? { ownName }

  /// The number of colour components, excluding alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  static let _rgb = CGColorSpace(.rgb, sRGB)
  static let _gray = CGColorSpace(.monochrome, genericGrayGamma2_2)

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.ownName == b.ownName }

  public func hash(into hasher: inout Hasher) { hasher.combine(ownName) }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { ._rgb }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { ._gray }
