/// A shaped paragraph and its position in the text.
struct PlacedParagraph: Sendable {
  let shaped: ShapedParagraph

  /// The index of the first unit in the text.
  let start: Int

  /// The unit that is an ellipsis, if the paragraph is a truncated line.
  var ellipsis: Int?

  /// The index in the text of the unit after the ellipsis.
  var suffixStart = 0

  /// Returns the index in the text of a unit; the ellipsis represents the omitted text.
  func index(of unit: Int) -> Int {
    guard let ellipsis, unit > ellipsis else { return start + unit }
    return suffixStart + unit - ellipsis - 1
  }

  /// Returns the unit for an index in the text, clamped to the paragraph.
  func unit(of index: Int) -> Int {
    guard let ellipsis else { return min(max(index - start, 0), shaped.count) }
    if index <= start + ellipsis { return max(index - start, 0) }
    if index < suffixStart { return ellipsis }
    return min(index - suffixStart + ellipsis + 1, shaped.count)
  }
}
