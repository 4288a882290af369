public import Foundation
import UIKit
public import UIKitHosting

// Touches at points of the window. Whole gestures take steps of a sixtieth of a second.

extension SceneDriver {
  /// Puts fingers down, moves or lifts them, in one step.
  ///
  /// - Returns: Whether a view receives the touches.
  @discardableResult
  public func point(_ samples: PointerSample...) -> Bool {
    send(samples)
  }

  /// Puts fingers down, moves or lifts them, in one step.
  ///
  /// - Returns: Whether a view receives the touches.
  @discardableResult
  package func point(_ samples: [PointerSample]) -> Bool {
    send(samples)
  }

  /// Taps at a point.
  ///
  /// - Throws: `DriverError` if no view there receives touches.
  public func tap(at point: CGPoint, times: Int = 1) throws {
    for _ in 0..<times {
      try press(at: point, for: .milliseconds(60))
      wait(.milliseconds(60))
    }
  }

  /// Returns the center of a view that reports touches, in the window; nil for others.
  func middleOfTouched(_ id: NodeID) -> CGPoint? {
    let kinds: [NodeKind] = [.view, .stack, .label, .image, .scrollView]
    guard let node = display.tree[id], kinds.contains(node.kind),
      let frame = (scene as? _SceneRuntime)?.frames()[id]
    else { return nil }
    let reports = node.attributes.contains { attribute in
      if case .pointers(let pointers) = attribute { pointers.contains(.reports) } else { false }
    }
    guard reports else { return nil }
    return CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  /// Keeps a finger down.
  ///
  /// - Throws: `DriverError` if no view there receives touches.
  public func press(at point: CGPoint, for duration: Duration) throws {
    try put([finger(1, .down, point)])
    wait(duration)
    send([finger(1, .up, point)])
  }

  /// Drags a finger along points.
  ///
  /// - Parameters:
  ///   - points: The point of the touch, followed by those that it moves to.
  ///   - duration: The time for each segment.
  ///   - isLifted: Whether the finger is lifted at the end; otherwise lift it by `point(_:)`, as
  ///     finger 1.
  /// - Throws: `DriverError` if no view there receives touches.
  public func drag(
    _ points: [CGPoint],
    over duration: Duration = .milliseconds(200),
    lift isLifted: Bool = true
  ) throws {
    try drag([points], over: duration, lift: isLifted)
  }

  /// Drags several fingers, each along its own points, of which all have the same number.
  ///
  /// - Throws: `DriverError` if no view there receives touches.
  public func drag(
    _ ways: [[CGPoint]],
    over duration: Duration = .milliseconds(200),
    lift isLifted: Bool = true
  ) throws {
    let ends = { (phase: PointerSample.Phase, index: Int) in
      ways.enumerated().map { self.finger(UInt32($0) + 1, phase, $1[index]) }
    }
    try put(ends(.down, 0))
    let steps = max(1, Int((duration / Self.step).rounded()))
    for leg in 1..<ways[0].count {
      for step in 1...steps {
        wait(Self.step)
        let share = CGFloat(step) / CGFloat(steps)
        send(
          ways.enumerated().map { number, way in
            let (start, end) = (way[leg - 1], way[leg])
            let place = CGPoint(
              x: start.x + (end.x - start.x) * share,
              y: start.y + (end.y - start.y) * share
            )
            return finger(UInt32(number) + 1, .moved, place)
          }
        )
      }
    }
    if isLifted { send(ends(.up, ways[0].count - 1)) }
  }

  /// Advances the time without moving fingers.
  public func wait(_ duration: Duration) {
    clock.advance(by: duration)
  }

  // MARK: - A mouse

  /// Moves the mouse to a point, without a pressed button.
  ///
  /// - Returns: Whether a view receives it.
  @discardableResult
  public func hover(at place: CGPoint) -> Bool {
    send([mouse(.hovered, place)])
  }

  /// Moves the mouse out of the screen.
  public func endHovering() {
    send([mouse(.left, .zero)])
  }

  private func mouse(_ phase: PointerSample.Phase, _ place: CGPoint) -> PointerSample {
    PointerSample(id: 0, kind: .mouse, phase: phase, x: Double(place.x), y: Double(place.y))
  }

  private static let step = Duration.nanoseconds(16_666_667)

  func finger(
    _ id: UInt32,
    _ phase: PointerSample.Phase,
    _ place: CGPoint
  ) -> PointerSample {
    PointerSample(id: id, phase: phase, x: Double(place.x), y: Double(place.y))
  }

  func put(_ samples: [PointerSample]) throws {
    guard !send(samples) else { return }
    let places = samples.map { "(\($0.x), \($0.y))" }.joined(separator: ", ")
    throw DriverError.notFound("a view that listens to touches at \(places)", screen: screen)
  }

  @discardableResult
  func send(_ samples: [PointerSample]) -> Bool {
    scene.commit()
    let dropped = scene.droppedEvents
    let time = clock.date.timeIntervalSinceReferenceDate
    scene.receive(
      InputEvent(seen: display.tree.number, action: .pointers(samples, time: time))
    )
    return scene.droppedEvents == dropped
  }
}
