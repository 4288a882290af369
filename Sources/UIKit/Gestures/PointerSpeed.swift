import Foundation

/// The speed of a point whose position is sampled over time.
struct PointerSpeed {
  /// The duration of the considered samples, in seconds.
  private static let window = 0.1

  private var steps: [(place: CGPoint, time: TimeInterval)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    steps.append((place, time))
    if let first = steps.firstIndex(where: { $0.time >= time - Self.window }) {
      steps.removeFirst(min(first, max(0, steps.count - 2)))
    }
  }

  /// Records that the point has not moved until a time.
  mutating func rest(at time: TimeInterval) {
    guard let last = steps.last, time - last.time > Self.window else { return }
    steps = [(last.place, time)]
  }

  /// The velocity, in points per second.
  var value: CGPoint {
    guard let first = steps.first, let last = steps.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / time,
      y: (last.place.y - first.place.y) / time
    )
  }
}
