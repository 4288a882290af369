import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// What apps write every day between siblings, where one's place follows from the other's.
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html
@MainActor
struct EverydayConstraintsTests {
  private let icon = SizedView(20, 20)
  private let other = SizedView(50, 10)

  private func laidOut(
    _ width: CGFloat = 200,
    _ height: CGFloat = 100,
    _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> [[CGFloat]] {
    let root = UIView.container(width, height, [icon, other])
    NSLayoutConstraint.activate(constraints(root))
    #expect(root._unrecognisedConstraints == [])
    return root.laidOut
  }

  private func atCorner(_ root: UIView) -> [NSLayoutConstraint] {
    [
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ]
  }

  @Test func aTextIsBesideTheMiddleOfAnIcon() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      ]
    }
    #expect(frames == [[16, 60, 20, 20], [44, 65, 50, 10]])
  }

  @Test("An empty state: what is in the middle stays there with something below it")
  func whatIsBelowAViewInTheMiddleKeepsToIt() {
    let frames = laidOut { root in
      [
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -5),
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
        other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    #expect(frames == [[90, 35, 20, 20], [75, 71, 50, 10]])
  }

  @Test func aTitleAboveTheMiddleAndOneBelowKeepToIt() {
    let (title, low) = (SizedView(80, 12), SizedView(30, 6))
    let root = UIView.container(200, 100, [icon, title, other, low])
    NSLayoutConstraint.activate([
      icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      title.bottomAnchor.constraint(equalTo: icon.topAnchor, constant: -8),
      other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4),
      low.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 2),
      low.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    #expect(root._unrecognisedConstraints == [])
    #expect(root.laidOut.map { $0[1] } == [40, 20, 64, 76])
  }

  @Test func aTextBehindAMiddleKeepsToIt() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        other.topAnchor.constraint(equalTo: icon.topAnchor),
      ]
    }
    #expect(frames == [[90, 10, 20, 20], [118, 10, 50, 10]])
  }

  @Test func aMiddleMayBeTakenFromBelow() {
    let frames = laidOut { root in
      [
        icon.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor, constant: 2),
      ]
    }
    #expect(frames[1][1] == 77)
  }

  @Test func aBadgeSitsOnACorner() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
        other.centerYAnchor.constraint(equalTo: icon.topAnchor),
      ]
    }
    #expect(frames[1] == [11, 55, 50, 10])
  }

  @Test func aMarkLiesInTheCornerOfAPicture() {
    let frames = laidOut { root in
      atCorner(root) + [
        other.trailingAnchor.constraint(equalTo: icon.trailingAnchor, constant: -8),
        other.bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: -8),
      ]
    }
    #expect(frames[1] == [-22, 62, 50, 10])
  }

  @Test func soItDoesWhereThePictureIsInTheMiddle() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        other.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: -4),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: -4),
      ]
    }
    #expect(frames == [[90, 40, 20, 20], [106, 56, 50, 10]])
  }

  @Test func whatFollowsTheMiddleIsBelowIt() {
    let frames = laidOut { root in
      [
        icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
        other.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 6),
        other.leadingAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    #expect(frames == [[90, 30, 20, 20], [100, 56, 50, 10]])
  }

  @Test func linesOfAFormAreLevel() {
    let name = UILabel()
    name.text = "Name"
    name.font = .systemFont(ofSize: 12)
    let field = UITextField()
    let root = UIView.container(200, 100, [name, field])
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      field.heightAnchor.constraint(equalToConstant: 44),
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    #expect(root._unrecognisedConstraints == [])
    root.layoutIfNeeded()
    let baselines = root.subviews.map { view in
      let size = SizeValue(width: view.frame.width, height: view.frame.height)
      return view.frame.minY + (view._baselines(in: size)?.first ?? 0)
    }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
  }

  @Test func aBubbleIsNoWiderThanAPartOfItsRow() {
    icon.size = CGSize(width: 400, height: 20)
    let frames = laidOut { root in
      [
        icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
        icon.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
        other.widthAnchor.constraint(
          greaterThanOrEqualTo: root.widthAnchor,
          multiplier: 0.5,
          constant: 10
        ),
      ]
    }
    #expect(frames.map { $0[2] } == [150, 110])
  }

  @Test func aTimeKeepsWithinTheTextAbove() {
    let bubble = UIView.container(0, 0, [icon, other])
    let row = UIView.container(200, 100, [bubble])
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      icon.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 5),
      icon.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -5),
      other.trailingAnchor.constraint(equalTo: icon.trailingAnchor),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: icon.leadingAnchor),
    ])
    #expect(row._unrecognisedConstraints == [])
    row.layoutIfNeeded()
    #expect(bubble.frame.width == 60)
    #expect(other.frame.minX == 5)
    #expect(icon.frame.width == 50)
  }

  @Test func whatItIsBesideMayChange() {
    let root = UIView.container(200, 100, [icon, other])
    NSLayoutConstraint.activate(
      atCorner(root) + [
        other.centerYAnchor.constraint(equalTo: icon.centerYAnchor)
      ]
    )
    #expect(root.laidOut[1][1] == 65)
    icon.size = CGSize(width: 20, height: 40)
    #expect(root.laidOut[1][1] == 75)
  }

  /// How high a text of several lines will be, displays alone know.
  @Test func theMiddleOfATextOfManyLinesIsReported() {
    let text = UILabel()
    text.numberOfLines = 0
    let root = UIView.container(200, 100, [text, other])
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      other.centerYAnchor.constraint(equalTo: text.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root._unrecognisedConstraints.count == 1)
  }
}
