/// A comment that concerns the lint: `// rostrum:disable:next rule reason`.
package struct SuppressionComment: Sendable, Hashable {
  /// The text after `rostrum:`, up to the end of the line.
  package let text: String
  package let place: Place
  /// The attributes and the first line of the next declaration or statement, 1-based.
  package let next: ClosedRange<Int>
}
