import Testing
import UIKitHosting

@testable import UIKit

@MainActor
struct PopoverPlacementTests {
  private func place(
    _ target: CGRect,
    _ permitted: UIPopoverArrowDirection = .any,
    preferredSize: CGSize = CGSize(width: 300, height: 200)
  ) -> PopoverValue {
    PopoverPlacement(
      room: CGSize(width: 1000, height: 800),
      target: target,
      preferredSize: preferredSize,
      permitted: permitted
    ).value
  }

  private let middle = CGRect(x: 480, y: 380, width: 40, height: 40)

  @Test func aPopoverIsBelowItsSourceByDefault() {
    let value = place(middle)
    #expect(value.frame == RectValue(x: 350, y: 432, width: 300, height: 200))
    #expect(value.arrowEdge == .top)
    #expect(value.arrowPosition == 150)
  }

  @Test(
    arguments: [
      (UIPopoverArrowDirection.down, PopoverValue.Edge.bottom, 350.0, 168.0),
      (.left, .left, 532, 300), (.right, .right, 168, 300),
    ]
  )
  func theArrowHasAPermittedDirection(
    _ permitted: UIPopoverArrowDirection,
    _ edge: PopoverValue.Edge,
    _ x: Double,
    _ y: Double
  ) {
    let value = place(middle, permitted)
    #expect(value.arrowEdge == edge)
    #expect((value.frame.x, value.frame.y) == (x, y))
    #expect(value.arrowPosition == (edge == .bottom ? 150 : 100))
  }

  @Test func aPopoverIsAboveItsSourceIfThereIsNoRoomBelow() {
    let value = place(CGRect(x: 480, y: 700, width: 40, height: 40))
    #expect(value.arrowEdge == .bottom)
    #expect(value.frame.y + value.frame.height == 688)
  }

  @Test func aPopoverThatFitsNowhereFillsTheLargestSide() {
    let value = place(middle, [.up, .down], preferredSize: CGSize(width: 2000, height: 700))
    #expect(value.arrowEdge == .top)
    #expect(value.frame == RectValue(x: 10, y: 432, width: 980, height: 358))
  }

  @Test func aPopoverKeepsEdgeMarginsAndItsArrowPointsAtTheSource() {
    let value = place(CGRect(x: 980, y: 20, width: 10, height: 10), .up)
    #expect(value.frame.x + value.frame.width == 990)
    #expect(value.frame.x + value.arrowPosition == 985)
  }

  @Test func withoutAPermittedDirectionTheArrowPointsUp() {
    #expect(place(middle, []).arrowEdge == .top)
  }
}
