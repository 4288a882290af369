import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// After the Auto Layout Guide:
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/.
@MainActor
struct SolvedConstraintsTests {
  private let first = SizedView(30, 10)
  private let second = SizedView(50, 20)

  private func laidOut(
    _ views: [UIView]? = nil,
    _ constraints: (UIView) -> [NSLayoutConstraint]
  ) -> [[CGFloat]] {
    let root = UIView.container(200, 100, views ?? [first, second])
    NSLayoutConstraint.activate(constraints(root))
    return root.laidOut
  }

  @Test func edgesAndCentresPlaceAViewOfItsContentsSize() {
    let frames = laidOut { root in
      [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        first.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
        second.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
        second.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ]
    }
    #expect(frames == [[8, 86, 30, 10], [85, 40, 50, 20]])
  }

  @Test func aConstraintMayMultiplyAnyAttribute() {
    let frames = laidOut { root in
      [
        first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 5),
        NSLayoutConstraint(
          item: first,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: root,
          attribute: .trailing,
          multiplier: 0.75,
          constant: 0
        ),
        NSLayoutConstraint(
          item: second,
          attribute: .top,
          relatedBy: .equal,
          toItem: root,
          attribute: .bottom,
          multiplier: 0.5,
          constant: 3
        ),
      ]
    }
    #expect(frames == [[122.5, 0, 55, 10], [0, 53, 50, 20]].map { $0.map(PixelGrid.rounded) })
  }

  @Test("A constraint of views that are no siblings uses their common superview")
  func constraintsCrossTheTree() {
    let (outer, inner) = (UIView.container(0, 0, []), SizedView(10, 10))
    outer.addSubview(inner)
    let frames = laidOut([outer, second]) { root in
      [
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        outer.widthAnchor.constraint(equalToConstant: 60),
        outer.heightAnchor.constraint(equalToConstant: 40),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
        second.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
        second.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      ]
    }
    #expect(frames == [[20, 30, 60, 40], [83, 32, 50, 20]])
    #expect(inner.numbers == [45, 7, 10, 10])
  }

  @Test func theHigherPriorityCounts() {
    let frames = laidOut([first]) { root in
      let narrow = first.widthAnchor.constraint(equalToConstant: 40)
      let wide = first.widthAnchor.constraint(equalToConstant: 90)
      narrow.priority = .defaultHigh
      wide.priority = UILayoutPriority(751)
      return [narrow, wide, first.topAnchor.constraint(equalTo: root.topAnchor)]
    }
    #expect(frames == [[0, 0, 90, 10]])
  }

  @Test func theViewThatHugsLessGrowsAndThatResistsLessShrinks() {
    func widths(_ width: CGFloat) -> [CGFloat] {
      let root = UIView.container(width, 50, [first, second])
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      return root.laidOut.map { $0[2] }
    }
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(widths(200) == [140, 50])
    #expect(widths(70) == [30, 30])
  }

  @Test func aRequiredInequalityTakesPrecedenceOverOptionalConstraints() {
    let frames = laidOut([first]) { root in
      [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        first.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 40),
        first.heightAnchor.constraint(greaterThanOrEqualToConstant: 25),
      ]
    }
    #expect(frames == [[16, 0, 24, 25]])
  }

  @Test func anAspectRatioFollowsTheWidth() {
    let frames = laidOut([first]) { root in
      [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.4),
      ]
    }
    #expect(frames == [[0, 0, 200, 80]])
  }

  @Test func edgesLieOnThePixelGrid() {
    let views = (0..<3).map { _ in UIView() }
    let frames = laidOut(views) { root in
      let equal = views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor) }
      let joints = zip(views, views.dropFirst()).map {
        $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor)
      }
      return equal + joints + [
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ]
    }
    let grid = [0, 200, 400, 600].map { CGFloat($0) / 3 }.map(PixelGrid.rounded)
    #expect(frames.map { $0[0] } == Array(grid.prefix(3)))
    #expect(zip(frames, grid.dropFirst()).allSatisfy { abs($0[0] + $0[2] - $1) < 1e-9 })
  }

  @Test func leadingIsRightForReadersFromTheRight() {
    let root = UIViewController()
    for view in [first, second] { root.view.addSubview(view) }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.leftAnchor.constraint(greaterThanOrEqualTo: root.view.leftAnchor, constant: 2),
    ])
    var device = Device.forTests
    device.languages = ["ar"]
    let driver = SceneDriver(rootViewController: root, device: device)
    driver.settle()
    let width = root.view.bounds.width
    #expect(first.frame.maxX == width - 16)
    #expect(second.frame.maxX == width - 16 - 30 - 8)
  }

  @Test func viewsAlignByTheirBaselines() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 20)
    (small.text, large.text) = ("a", "a")
    _ = laidOut([small, large]) { root in
      [
        large.topAnchor.constraint(equalTo: root.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ]
    }
    func baseline(_ label: UILabel) -> Double? {
      label._baselines(
        in: SizeValue(width: Double(label.frame.width), height: Double(label.frame.height))
      ).map { Double(label.frame.minY) + $0.first }
    }
    #expect(abs((baseline(small) ?? 0) - (baseline(large) ?? 1)) <= 1.0 / 6)
    #expect(large.frame.minY == 0 && small.frame.minY > 0)
  }
}

extension PixelGrid {
  static func rounded(_ points: CGFloat) -> CGFloat { CGFloat(round(Double(points))) }
}
