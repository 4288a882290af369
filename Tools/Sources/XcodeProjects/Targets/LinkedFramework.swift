/// A framework or library that a target links.
package struct LinkedFramework: Sendable, Hashable {
  /// Where a framework comes from.
  package enum Origin: Sendable, Hashable {
    /// Apple's SDK.
    case system
    /// The product of a target, of this project or of another one; nil for an unknown target.
    case product(XcodeTarget.ID?)
    /// A file at an absolute path.
    case file(String)
    /// A file that does not exist.
    case missing(String)
  }

  /// Such as "UIKit.framework" or "libz.tbd".
  package let name: String
  package internal(set) var origin: Origin
  /// A Boolean value that indicates whether the app also runs without it.
  package let isOptional: Bool
}
