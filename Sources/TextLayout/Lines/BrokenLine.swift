/// The range and the width of a line of a paragraph.
struct BrokenLine {
  /// The range in code units of the paragraph, including trailing white space.
  var range: Range<Int>
  /// The end without trailing white space.
  var visibleEnd: Int
  /// The advance up to `visibleEnd`, including an added hyphen, in points.
  var width: Double
  /// The advance of the trailing white space.
  var trailingWidth: Double
  /// The advance of the hyphen that a trailing soft hyphen shows; nil for none.
  var hyphenWidth: Double?
  /// The differences from the paragraph's offsets after reshaping the ends of the line.
  var adjustment: LineAdjustment
  /// The advances of the tabs in the line, in order.
  var tabs: [Double]
}

/// Differences of advances at line ends between characters that were shaped together.
struct LineAdjustment {
  var start = 0.0
  var end = 0.0
}
