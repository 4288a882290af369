/// The reason why an app cannot be built, as sentences with a way out.
package struct AppBuildingError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
