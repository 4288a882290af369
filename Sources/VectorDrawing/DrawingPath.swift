/// A path of lines and curves.
public struct DrawingPath: Sendable, Hashable {
  public enum Element: Sendable, Hashable {
    /// Begins a subpath.
    case move(DrawingPoint)
    case line(DrawingPoint)
    case quad(control: DrawingPoint, end: DrawingPoint)
    case cubic(control1: DrawingPoint, control2: DrawingPoint, end: DrawingPoint)
    /// A line to the start of the subpath.
    case close
  }

  public private(set) var elements: [Element] = []
  /// The start of the next line; nil for an empty path.
  public private(set) var currentPoint: DrawingPoint?
  private var start: DrawingPoint?

  public init() {}

  public init(rect: DrawingRect) {
    addRect(rect)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The radius of the first corner of a rounded rectangle or an ellipse; 0 for other paths.
  public var roundedRectRadius: Double {
    guard elements.count <= 10, let bounds else { return 0 }
    let curves = elements.reduce(0) { count, element in
      if case .cubic = element { count + 1 } else { count }
    }
    guard curves == 4 else { return 0 }
    var last: DrawingPoint?
    for element in elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .cubic(_, _, let end):
        guard let last else { return 0 }
        let (across, down) = (abs(end.x - last.x), abs(end.y - last.y))
        return min(across, down, bounds.width / 2, bounds.height / 2)
      default: return 0
      }
    }
    return 0
  }

  // MARK: Building

  public mutating func move(to point: DrawingPoint) {
    // A subpath with only a start is replaced by the next one.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (currentPoint, start) = (point, point)
  }

  /// Adds a line to a point; without a current point, starts a subpath there.
  public mutating func addLine(to point: DrawingPoint) {
    guard begins(at: point) else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  public mutating func addQuad(control: DrawingPoint, end: DrawingPoint) {
    _ = begins(at: control)
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  public mutating func addCubic(
    control1: DrawingPoint,
    control2: DrawingPoint,
    end: DrawingPoint
  ) {
    _ = begins(at: control1)
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  public mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// - Returns: Whether there was a current point.
  private mutating func begins(at point: DrawingPoint) -> Bool {
    guard let currentPoint else {
      move(to: point)
      return false
    }
    // After a closed subpath, the next one starts at the same point.
    if elements.last == .close { elements.append(.move(currentPoint)) }
    return true
  }

  public mutating func addRect(_ rect: DrawingRect) {
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners.dropFirst() { addLine(to: corner) }
    close()
  }

  public mutating func append(_ other: DrawingPath) {
    for element in other.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quad(let control, let end): addQuad(control: control, end: end)
      case .cubic(let control1, let control2, let end):
        addCubic(control1: control1, control2: control2, end: end)
      case .close: close()
      }
    }
  }

  // MARK: Mapping

  public func mapPoints(_ map: (DrawingPoint) -> DrawingPoint) -> DrawingPath {
    var result = DrawingPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quad(let control, let end): .quad(control: map(control), end: map(end))
      case .cubic(let control1, let control2, let end):
        .cubic(control1: map(control1), control2: map(control2), end: map(end))
      case .close: .close
      }
    }
    result.currentPoint = currentPoint.map(map)
    result.start = start.map(map)
    return result
  }

  public func transformed(by transform: DrawingTransform) -> DrawingPath {
    transform == .identity ? self : mapPoints(transform.apply)
  }

  /// A Boolean value that indicates whether all coordinates are finite.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end):
        control1.isFinite && control2.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}
