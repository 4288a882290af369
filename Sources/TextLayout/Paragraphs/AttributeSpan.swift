/// A part of a paragraph with uniform attributes.
struct AttributeSpan: Hashable {
  /// The range in code units of the paragraph.
  var range: Range<Int>
  var attributes: TextAttributes
  /// The index of the run in the whole text.
  var run: Int
}
