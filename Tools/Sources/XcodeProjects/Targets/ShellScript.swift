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
