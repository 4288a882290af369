/// The lines of a file by class.
///
/// The classes add up to `total` exactly.
package struct LineCounts: Sendable, Hashable, Codable {
  /// Newline characters, as `wc -l` counts: a last line without one does not count.
  package var total = 0
  /// Lines with code on them.
  package var code = 0
  /// Lines with nothing but a comment.
  package var comment = 0
  package var blank = 0

  package init() {}

  package static func + (one: LineCounts, other: LineCounts) -> LineCounts {
    var sum = one
    sum.total += other.total
    sum.code += other.code
    sum.comment += other.comment
    sum.blank += other.blank
    return sum
  }
}
