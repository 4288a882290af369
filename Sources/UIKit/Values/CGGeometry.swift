// Members of points, sizes and rectangles that CoreGraphics has beyond Foundation.

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are the same when widths and heights are made positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
