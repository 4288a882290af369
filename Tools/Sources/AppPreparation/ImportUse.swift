package import SourceModel

/// A module that a file imports.
package struct ImportUse: Sendable, Hashable {
  package let module: String
  package let place: Place
  /// False if the module exists neither here nor in the project.
  package let isAvailable: Bool
}
