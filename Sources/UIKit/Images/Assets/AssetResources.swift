public import Foundation

/// A colour of an asset catalogue, by its name, of which Xcode makes one for each colour of an app.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let location: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    location = bundle.bundleURL
  }

  var bundle: Bundle { Bundle(url: location) ?? .main }
}

/// An image of an asset catalogue, by its name, of which Xcode makes one for each image of an app.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let location: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    location = bundle.bundleURL
  }

  var bundle: Bundle { Bundle(url: location) ?? .main }
}

extension UIColor {
  /// Creates a colour of an asset catalogue; traps if there is none.
  public convenience init(resource: ColorResource) {
    guard
      let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    else {
      preconditionFailure("Expected a colour set \(resource.name) in the bundle, got none.")
    }
    self.init(_value: color._value)
  }
}

extension UIImage {
  /// Creates an image of an asset catalogue; traps if there is none.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, with: nil) else {
      preconditionFailure("Expected an image set \(resource.name) in the bundle, got none.")
    }
    self.init(_value: image._value)
  }
}
