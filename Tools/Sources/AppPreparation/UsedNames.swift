package import SourceModel

/// The names in a file that other modules can declare, and those that it declares.
///
/// Names inside of `#if` are not used for certain.
package struct UsedNames: Sendable {
  /// The first places of types, of global names that begin with a capital letter or `k`, of members and
  /// of arguments' labels.
  package var uses: [String: Place] = [:]
  /// The names in other positions: of declarations, parameters, labels of tuples and variables.
  package var declared: Set<String> = []
}
