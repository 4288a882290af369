import Testing
import UIKitTesting

@testable import UIKit

/// Texts get their width first, and their height from it.
///
/// Letters of 10 points are 5 points wide, lines 12 high.
@MainActor @Suite(.solvedLayout)
struct SolvedTextTests {
  private let label = UILabel()

  init() {
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "ab cd ef"
  }

  @Test func textWrapsInTheWidthBetweenItsEdges() {
    let below = SizedView(10, 10)
    let root = UIView.container(46, 100, [label, below])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    #expect(root.laidOut == [[8, 0, 30, 24], [0, 28, 10, 10]])
    label.text = "ab"
    #expect(root.laidOut == [[8, 0, 30, 12], [0, 16, 10, 10]])
    root.frame.size.width = 16 + 12
    label.text = "ab cd ef"
    #expect(root.laidOut[0] == [8, 0, 12, 36])
  }

  @Test func textWrapsWhereABoundLeavesNoMoreRoom() {
    let root = UIView.container(100, 100, [label])
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 25),
    ])
    #expect(root.laidOut == [[0, 0, 25, 24]])
  }

  @Test func thePreferredWidthCountsWhereNothingElseDoes() {
    label.preferredMaxLayoutWidth = 25
    let root = UIView.container(100, 100, [label])
    root.laidOut.first.map { #expect($0[3] == 24) }
    #expect(label.frame.width <= 25)
  }

  @Test func aHeightThatFollowsFromTheWidthIsFoundInTurn() {
    // The label's width is that of a square whose height the label's has.
    let square = UIView.container(0, 0, [])
    let root = UIView.container(100, 100, [label, square])
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 25),
      square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 2),
      label.widthAnchor.constraint(equalTo: square.heightAnchor, multiplier: 0.5),
    ])
    #expect(root.laidOut == [[0, 0, 25, 24], [0, 0, 25, 50]])
  }

  @Test func aTextInAStackWrapsInItsShare() {
    let icon = SizedView(20, 20)
    let stack = UIStackView(arrangedSubviews: [icon, label])
    stack.alignment = .top
    stack.spacing = 5
    stack.frame.size = CGSize(width: 50, height: 60)
    #expect(stack.laidOut == [[0, 0, 20, 20], [25, 0, 25, 24]])
  }

  @Test func aChangedTextSolvesItsClusterOnly() {
    let other = SizedView(10, 10)
    let root = UIView.container(100, 100, [label, other])
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      other.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let system = root._makeLayoutSystem()
    let before = system.solvedClusters
    root.layoutIfNeeded()
    #expect(system.solvedClusters == before)
    label.text = "abcd efgh"
    root.layoutIfNeeded()
    #expect(label.frame.width == 45)
    #expect(system.solvedClusters == before + 1)
  }
}
