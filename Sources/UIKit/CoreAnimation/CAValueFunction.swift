/// The name of a function that makes transforms of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")

  /// The part of a transform that the function sets.
  fileprivate var component: String? {
    let names = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
    guard let axis = rawValue.last, let name = names[String(rawValue.dropLast())] else {
      return nil
    }
    return "\(name).\(axis.lowercased())"
  }
}

/// A function that makes transforms of the numbers that an animation interpolates.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  /// The part of a transform that the function sets.
  let component: String

  /// Creates a function; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard let component = name.component else { return nil }
    self.name = name
    self.component = component
    super.init()
  }
}
