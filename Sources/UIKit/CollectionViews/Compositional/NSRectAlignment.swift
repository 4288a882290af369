/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// A Boolean value that indicates whether the alignment is at the top, alone or in a corner.
  var _isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var _isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  var _isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
  var _isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
}
