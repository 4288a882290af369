/// The kind of a target's product.
package enum TargetKind: Sendable, Hashable {
  case app
  case appExtension
  case framework
  case staticLibrary
  case unitTests
  case uiTests
  /// A bundle of resources.
  case bundle
  /// A target that only depends on others or runs scripts.
  case aggregate
  /// A target that another tool builds.
  case external
  /// A product with another type, such as "com.apple.product-type.tool".
  case other(productType: String)

  init(productType: String) {
    let name = productType.replacing("com.apple.product-type.", with: "")
    switch name {
    case "application": self = .app
    case "framework", "framework.static": self = .framework
    case "library.static": self = .staticLibrary
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing": self = .uiTests
    case "bundle": self = .bundle
    case _ where name.contains("extension"): self = .appExtension
    default: self = .other(productType: productType)
    }
  }

  package var isTests: Bool { self == .unitTests || self == .uiTests }

  /// The value of `PRODUCT_BUNDLE_PACKAGE_TYPE`.
  var packageType: String {
    switch self {
    case .app: "APPL"
    case .framework: "FMWK"
    case .appExtension: "XPC!"
    default: "BNDL"
    }
  }

  /// The extension of the product's bundle; empty for products without a bundle.
  var wrapperExtension: String {
    switch self {
    case .app: "app"
    case .appExtension: "appex"
    case .framework: "framework"
    case .unitTests, .uiTests: "xctest"
    case .bundle: "bundle"
    case .staticLibrary: "a"
    case .aggregate, .external, .other: ""
    }
  }
}
