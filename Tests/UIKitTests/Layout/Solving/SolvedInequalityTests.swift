import Testing
import UIKit

/// Inequalities that nothing else decides: of positions they are tight on iOS, and sizes are small.
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
    let frame = laidOut(plain) {
      let left = plain.leftAnchor.constraint(lessThanOrEqualTo: $0.leftAnchor, constant: 60)
      left.priority = .defaultLow
      return [left]
    }
    #expect(frame == [60, 0, 0, 0])
  }

  @Test func ofTwoBoundsTheOneThatWasActivatedFirstIsReached() {
    let root = UIView.container(200, 100, [plain])
    let least = plain.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 40)
    let most = plain.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 60)
    NSLayoutConstraint.activate([least, most])
    #expect(root.laidOut == [[40, 0, 0, 0]])
    least.isActive = false
    #expect(root.laidOut == [[60, 0, 0, 0]])
    least.isActive = true
    #expect(root.laidOut == [[60, 0, 0, 0]])
    most.constant = 70
    #expect(root.laidOut == [[70, 0, 0, 0]])
  }

  @Test func aSizeIsAsSmallAsItsBoundsPermit() {
    let frame = laidOut(plain) {
      [
        plain.widthAnchor.constraint(lessThanOrEqualTo: $0.widthAnchor, constant: -52),
        plain.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
        plain.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ]
    }
    #expect(frame == [0, 0, 0, 40])
  }

  @Test func aBoundOfAnEdgeDoesNotStretchAView() {
    let frame = laidOut(plain) {
      [
        plain.rightAnchor.constraint(lessThanOrEqualTo: $0.rightAnchor, constant: -20),
        plain.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 10),
        plain.bottomAnchor.constraint(lessThanOrEqualTo: $0.bottomAnchor, constant: -23),
      ]
    }
    #expect(frame == [10, 77, 0, 0])
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
