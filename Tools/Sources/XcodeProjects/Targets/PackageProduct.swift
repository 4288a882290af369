/// A product of a package that a target links.
package struct PackageProduct: Sendable, Hashable {
  package let name: String
  /// The address or the path of the package; nil where the project does not say which it is.
  package let package: String?
}
