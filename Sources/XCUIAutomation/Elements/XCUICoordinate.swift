import AppAutomation
public import Foundation
public import UIKit

/// A point that moves with an element.
@preconcurrency @MainActor
public final class XCUICoordinate: NSObject {
  public let referencedElement: XCUIElement
  private let fraction: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, _ fraction: CGVector, _ offset: CGVector) {
    referencedElement = element
    self.fraction = fraction
    self.offset = offset
  }

  /// The point in points of the screen.
  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * fraction.dx + offset.dx,
      y: frame.minY + frame.height * fraction.dy + offset.dy
    )
  }

  /// Returns a point at a distance in points.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement,
      fraction,
      CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    )
  }

  private func perform(
    _ purpose: String,
    _ file: StaticString,
    _ line: UInt,
    _ request: (ScreenPoint, ElementRecord.ID) -> AutomationRequest
  ) {
    let place = TestPlace(file, line)
    let application = referencedElement.application
    guard let record = referencedElement.find(purpose, at: place) else { return }
    switch application.send(request(ScreenPoint(screenPoint), record.id)) {
    case .failed(let reason)?: place.fail("Failed to \(purpose): \(reason)")
    case nil: place.fail("Failed to \(purpose): \(application.endFailure ?? "")")
    default: break
    }
  }

  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform("tap a point", file, line) { .tapPoint($0, of: $1, count: 1) }
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform("double tap a point", file, line) { .tapPoint($0, of: $1, count: 2) }
  }

  /// Presses the point for a time in seconds.
  public func press(
    forDuration duration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("press a point", file, line) { point, _ in .pressPoint(point, seconds: duration) }
  }

  /// Presses the point, and drags the finger to another one.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let end = ScreenPoint(otherCoordinate.screenPoint)
    perform("drag from a point", file, line) {
      .drag(from: $0, of: $1, to: end, seconds: duration)
    }
  }

  /// Presses the point, and drags the finger to another one; the velocity and the hold have no meaning
  /// here.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line)
  }
}

extension ScreenPoint {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
