extension DrawingPath {
  /// Returns an interpolation with another path of equal lines and curves; nil for other paths.
  ///
  /// - Complexity: O(n) for n lines and curves.
  public func mixed(with end: DrawingPath, _ part: Double) -> DrawingPath? {
    guard elements.count == end.elements.count else { return nil }
    var path = DrawingPath()
    for (first, last) in zip(elements, end.elements) {
      func mix(_ a: DrawingPoint, _ b: DrawingPoint) -> DrawingPoint {
        a * (1 - part) + b * part
      }
      switch (first, last) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quad(let a, let aEnd), .quad(let b, let bEnd)):
        path.addQuad(control: mix(a, b), end: mix(aEnd, bEnd))
      case (.cubic(let a1, let a2, let aEnd), .cubic(let b1, let b2, let bEnd)):
        path.addCubic(control1: mix(a1, b1), control2: mix(a2, b2), end: mix(aEnd, bEnd))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
