import Testing
import UIKit

/// Inequalities that nothing else decides, which are tight on iOS.
@MainActor
struct SolvedInequalityTests {
  private let view = SizedView(30, 10)
  private let plain = UIView()

  private func laidOut(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) -> [CGFloat]
  {
    let root = UIView.container(200, 100, [view])
    NSLayoutConstraint.activate(constraints(root))
    #expect(root._layoutConflicts == [])
    return root.laidOut[0]
  }

  @Test func anUpperBoundOfAnEdgeIsReached() {
    let frame = laidOut(view) {
      [view.leftAnchor.constraint(lessThanOrEqualTo: $0.leftAnchor, constant: 23)]
    }
    #expect(frame == [23, 0, 30, 10])
  }

  @Test func aLowerBoundBelowZeroIsReached() {
    let frame = laidOut(view) {
      [view.topAnchor.constraint(greaterThanOrEqualTo: $0.topAnchor, constant: -5)]
    }
    #expect(frame == [0, -5, 30, 10])
  }

  @Test func aBoundOfATrailingEdgeIsReached() {
    let frame = laidOut(view) {
      [view.rightAnchor.constraint(lessThanOrEqualTo: $0.rightAnchor, constant: -20)]
    }
    #expect(frame == [150, 0, 30, 10])
  }

  @Test func anOptionalBoundIsReached() {
    let frame = laidOut(plain) { _ in
      let width = plain.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
      width.priority = .defaultLow
      return [width]
    }
    #expect(frame == [0, 0, 60, 0])
  }

  @Test func ofTwoBoundsTheOneThatWasActivatedFirstIsReached() {
    let least = plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
    let most = plain.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    let root = UIView.container(200, 100, [plain])
    NSLayoutConstraint.activate([least, most])
    #expect(root.laidOut == [[0, 0, 40, 0]])
    least.isActive = false
    #expect(root.laidOut == [[0, 0, 60, 0]])
    least.isActive = true
    #expect(root.laidOut == [[0, 0, 60, 0]])
    most.constant = 70
    #expect(root.laidOut == [[0, 0, 70, 0]])
  }

  @Test func whatIsDecidedOtherwiseKeepsItsPlace() {
    let frame = laidOut(view) {
      [
        view.leftAnchor.constraint(lessThanOrEqualTo: $0.leftAnchor, constant: 90),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
        view.centerXAnchor.constraint(equalTo: $0.centerXAnchor),
      ]
    }
    #expect(frame == [85, 0, 30, 10])
  }

  @Test func theLayoutStaysAmbiguous() {
    let root = UIView.container(200, 100, [plain])
    plain.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23).isActive = true
    #expect(root.laidOut == [[23, 0, 0, 0]])
    #expect(plain.hasAmbiguousLayout)
  }
}
