/// A comment that concerns the lint: `// rostrum:disable:next rule reason`.
package struct SuppressionComment: Sendable, Hashable {
  /// The text behind `rostrum:`, up to the end of the line.
  package let text: String
  package let place: Place
}
