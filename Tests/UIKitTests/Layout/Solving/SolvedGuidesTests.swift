import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// After
/// https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
/// and the two related pages.
@MainActor
struct SolvedGuidesTests {
  private let view = UIView()

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func marginsInsetTheMarginsGuide() {
    let root = UIView.container(100, 50, [view])
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    pin(view, to: root.layoutMarginsGuide)
    #expect(root.laidOut == [[2, 1, 94, 46]])
    root.directionalLayoutMargins.leading = 12
    #expect(root.laidOut == [[12, 1, 84, 46]])
  }

  @Test(arguments: [(400, 8, 384), (1000, 164, 672)])
  func readableContentIsCentredAndOfLimitedWidth(
    _ width: CGFloat,
    _ x: CGFloat,
    _ length: CGFloat
  ) {
    let root = UIView.container(width, 50, [view])
    pin(view, to: root.readableContentGuide)
    #expect(root.laidOut == [[x, 8, length, 34]])
  }

  @Test func theSafeAreaKeepsClearOfBars() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    pin(view, to: screen.view.safeAreaLayoutGuide)
    let driver = SceneDriver(
      rootViewController: UINavigationController(rootViewController: screen)
    )
    driver.settle()
    let insets = screen.view.safeAreaInsets
    #expect(insets.top == 44)
    #expect(view.frame == screen.view.bounds.inset(by: insets))
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test("A nested view has the rest of the safe area")
  func safeAreasReachIntoSubviews() {
    let (screen, box) = (UIViewController(), UIView())
    screen.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 30),
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
    ])
    box.addSubview(view)
    pin(view, to: box.safeAreaLayoutGuide)
    SceneDriver(
      rootViewController: UINavigationController(rootViewController: screen)
    ).settle()
    #expect(view.numbers == [0, 14, 100, 86])
  }

  @Test func aCustomLayoutGuideTakesPartInLayout() {
    let root = UIView.container(100, 50, [view])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    #expect(root.laidOut == [[30, 0, 70, 0]])
    #expect(guide.layoutFrame.width == 30)
  }
}
