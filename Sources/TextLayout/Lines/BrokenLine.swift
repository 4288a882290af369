/// Where a line of a paragraph ends, and how wide it is.
struct BrokenLine {
  /// In code units of the paragraph, with the white space at the end.
  var range: Range<Int>
  /// The end without the white space that hangs there.
  var visibleEnd: Int
  /// The advance up to `visibleEnd`, with a hyphen that was added, in points.
  var width: Double
  /// The advance of the white space at the end.
  var trailingWidth: Double
  /// The advance of the hyphen that a soft hyphen at the end shows; nil for none.
  var hyphenWidth: Double?
  /// What reshaping the start and the end of the line adds to the paragraph's offsets.
  var adjustment: LineAdjustment
  /// The advances of the tabs in the line, in order.
  var tabs: [Double]
}

/// Differences of advances where a line begins or ends between characters that were shaped as one.
struct LineAdjustment {
  var start = 0.0
  var end = 0.0
}
