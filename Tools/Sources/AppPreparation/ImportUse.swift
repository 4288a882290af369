package import SourceModel

/// A module that a file imports.
package struct ImportUse: Sendable, Hashable {
  package let module: String
  package let place: Place
  /// False if the module exists neither here nor in the project.
  package let isAvailable: Bool
  /// False if the file has no name that the module can declare.
  package var isUsed = true

  /// A Boolean value that indicates whether the file needs what does not exist.
  package var isMissing: Bool { !isAvailable && isUsed }
}
