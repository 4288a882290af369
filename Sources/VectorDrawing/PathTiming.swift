import Foundation

/// The points of a movement along a path, with their times.
public struct PathTiming: Sendable, Equatable {
  public private(set) var points: [DrawingPoint] = []
  /// The relative time of each point, from 0 to 1 in ascending order.
  public private(set) var places: [Double] = []
  /// The number of lines and curves of the path.
  private var segmentCount = 0

  /// - Parameters:
  ///   - path: The path, whose subpaths are concatenated.
  ///   - isEven: Whether the speed is constant; if not, each line or curve takes the same time.
  /// - Complexity: O(n) for n points of the lines that approximate the path.
  public init(along path: DrawingPath, isEven: Bool) {
    let segments = path.subpaths.flatMap(\.segments)
    guard let start = path.subpaths.first?.start else { return }
    segmentCount = segments.count
    points = [start]
    places = [0]
    var lengths = [0.0]
    for (index, segment) in segments.enumerated() {
      let passed = segment.flattened(tolerance: 0.1)
      for (step, point) in passed.enumerated() {
        let last = points[points.count - 1]
        lengths.append(lengths[lengths.count - 1] + hypot(point.x - last.x, point.y - last.y))
        points.append(point)
        let part = Double(step + 1) / Double(passed.count)
        places.append((Double(index) + part) / Double(segments.count))
      }
    }
    if isEven, let whole = lengths.last, whole > 0 { places = lengths.map { $0 / whole } }
  }

  /// Sets the times at which each line or curve starts and ends.
  ///
  /// - Parameter times: The times of the ends, ascending from 0 to 1: one more than there are lines
  ///   and curves; any other number is ignored.
  public mutating func retime(_ times: [Double]) {
    guard segmentCount > 0, times.count == segmentCount + 1 else { return }
    places = places.map { place in
      let exact = place * Double(segmentCount)
      let index = min(Int(exact), segmentCount - 1)
      return times[index] + (times[index + 1] - times[index]) * (exact - Double(index))
    }
  }
}
