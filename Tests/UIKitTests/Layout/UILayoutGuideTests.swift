import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uilayoutguide.
@MainActor
struct UILayoutGuideTests {
  private let root = UIView.container(200, 100, [])
  private let view = SizedView(30, 10)

  @Test func aGuideTakesPartInLayoutWithoutBeingAView() {
    let guide = UILayoutGuide()
    guide.identifier = "half"
    root.addLayoutGuide(guide)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      guide.widthAnchor.constraint(equalToConstant: 80),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 85)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(guide.owningView === root)
    #expect(root.subviews == [view])
    #expect(root.layoutGuides == [guide])
    #expect(root._layoutConflicts.isEmpty)
  }

  @Test func theOwningViewHoldsTheConstraintsOfAGuidesSize() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 80)
    let height = guide.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, left, height])
    #expect(root.constraints == [width, left, height])
    root.removeConstraint(width)
    #expect(root.constraints == [left, height] && !width.isActive)
    root.removeLayoutGuide(guide)
    #expect(root.constraints == [])
  }

  @Test func subviewsStayInOrderBesideGuides() {
    root.addLayoutGuide(UILayoutGuide())
    let (first, second) = (UIView(), UIView())
    root.addSubview(second)
    root.insertSubview(first, at: 0)
    #expect(root.subviews == [first, second])
    root.bringSubviewToFront(first)
    #expect(root.subviews == [second, first])
    root.insertSubview(UIView(), at: 9)
    #expect(root.subviews.count == 3)
  }

  @Test func aGuideThatLeavesTakesItsConstraintsAlong() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    #expect(width.firstItem === guide)
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(!width.isActive)
    #expect(root.layoutGuides.isEmpty && other.layoutGuides == [guide])
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func everyViewHasOneGuideOfAKind() {
    #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
    #expect(root.layoutMarginsGuide !== root.safeAreaLayoutGuide)
    #expect(root.layoutMarginsGuide.owningView === root)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func theReadableContentGuideIsNoWiderThanALineOfText() {
    let wide = UIView.container(1000, 100, [view])
    let guide = wide.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    #expect(wide.laidOut == [[164, 8, 672, 10]])
    #expect(guide.layoutFrame.minX == 164 && guide.layoutFrame.width == 672)
    wide.frame.size.width = 300
    #expect(wide.laidOut == [[8, 8, 284, 10]])
  }

  @Test func safeAreaInsetsAreThoseCoveredByBars() {
    let screen = UIViewController()
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    screen.view.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20).isActive = true
    driver.settle()
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.minY == 44)
    #expect(view.safeAreaInsets.top == 24)
    #expect(UIView().safeAreaInsets == .zero)
  }
}
