/// A part of a line with one item, one span of attributes and one direction.
struct Piece {
  enum Kind {
    case text
    case hyphen
    case ellipsis
  }

  /// The range in units of the paragraph.
  var range: Range<Int>
  var item: Int
  var span: Int
  var level: UInt8
  var kind = Kind.text
  /// The distance from the container's left edge, in points.
  var x = 0.0
  var width = 0.0

  var isRightToLeft: Bool { level & 1 == 1 }
}
