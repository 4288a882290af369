public import Foundation
public import UIKitHosting

// Drag and drop, by a finger or a mouse.

extension SceneDriver {
  /// Drags the element with a label to the middle of another, and drops it there.
  ///
  /// - Throws: `DriverError` if either is absent, or no view receives touches on the first.
  public func drag(
    _ label: String,
    to other: String,
    by kind: PointerSample.Kind = .finger
  ) throws {
    try lift(label, by: kind)
    try drag(to: other, by: kind)
    drop(by: kind)
  }

  /// Touches an element and holds it until items are lifted; a mouse button is only pressed.
  ///
  /// - Throws: `DriverError` if it is absent, or no view receives touches on it.
  public func lift(_ label: String, by kind: PointerSample.Kind = .finger) throws {
    try lift(at: try middle(of: label), by: kind)
  }

  /// Touches a point of the window and holds it until items are lifted; a mouse button is only
  /// pressed.
  ///
  /// - Throws: `DriverError` if no view there receives touches.
  public func lift(at place: CGPoint, by kind: PointerSample.Kind = .finger) throws {
    try put([sample(.down, place, kind)])
    heldPlace = place
    if kind != .mouse { wait(.milliseconds(600)) }
  }

  /// Moves the lifted items over an element.
  ///
  /// - Throws: `DriverError` if it is absent.
  public func drag(to label: String, by kind: PointerSample.Kind = .finger) throws {
    drag(to: try middle(of: label), by: kind)
  }

  /// Moves the lifted items to a point of the window, in steps of a sixtieth of a second.
  public func drag(to place: CGPoint, by kind: PointerSample.Kind = .finger) {
    let start = heldPlace
    let steps = 10
    for step in 1...steps {
      wait(.milliseconds(17))
      let share = CGFloat(step) / CGFloat(steps)
      let next = CGPoint(
        x: start.x + (place.x - start.x) * share,
        y: start.y + (place.y - start.y) * share
      )
      send([sample(.moved, next, kind)])
    }
    heldPlace = place
  }

  /// Lifts the finger, at another point if given, and waits for the animations.
  public func drop(at place: CGPoint? = nil, by kind: PointerSample.Kind = .finger) {
    heldPlace = place ?? heldPlace
    send([sample(.up, heldPlace, kind)])
    settle()
  }

  /// Has the display cancel the touch, as for an incoming call, and waits for the animations.
  public func cancelDrag(by kind: PointerSample.Kind = .finger) {
    send([sample(.cancelled, heldPlace, kind)])
    settle()
  }

  private func middle(of label: String) throws -> CGPoint {
    let frame = try frame(of: label)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func sample(
    _ phase: PointerSample.Phase,
    _ place: CGPoint,
    _ kind: PointerSample.Kind
  ) -> PointerSample {
    PointerSample(id: 1, kind: kind, phase: phase, x: Double(place.x), y: Double(place.y))
  }
}
