/// A framework or library that a target links.
package struct LinkedFramework: Sendable, Hashable {
  /// Such as "UIKit.framework" or "libz.tbd".
  package let name: String
  /// Where it comes from.
  package enum Origin: Sendable, Hashable {
    /// Apple's SDK.
    case system
    /// The product of a target, of this project or of another one.
    case product
    /// A file at an absolute path.
    case file(String)
    /// A file that does not exist.
    case missing(String)
  }

  package let origin: Origin
  /// A Boolean value that indicates whether the app also runs without it.
  package let isOptional: Bool
}

/// A product of a package that a target links.
package struct PackageProduct: Sendable, Hashable {
  package let name: String
  /// The address or the path of the package; nil where the project does not say which it is.
  package let package: String?
}

/// A build phase that copies files.
package struct CopiedFiles: Sendable, Hashable {
  package let name: String
  /// The folder in the bundle, such as "Frameworks" or ""; nil for a place outside of it.
  package let bundleFolder: String?
  package let files: [ProjectFile]
  /// The names of products of targets, such as "Kit.framework".
  package let products: [String]
}

/// A script of a build phase.
///
/// Nothing runs it.
package struct ShellScript: Sendable, Hashable {
  package let name: String
  package let text: String
  /// Paths with references to settings.
  package let inputs: [String]
  package let outputs: [String]
}
