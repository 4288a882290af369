/// Part of a paragraph whose characters have the same attributes.
struct AttributeSpan: Hashable {
  /// In code units of the paragraph.
  var range: Range<Int>
  var attributes: TextAttributes
  /// The index of the run in the whole text.
  var run: Int
}
