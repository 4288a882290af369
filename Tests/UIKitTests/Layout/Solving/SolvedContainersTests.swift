import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Constraints of views in containers whose subviews the system lays out, and between regions.
@MainActor
struct SolvedContainersTests {
  private let badge = SizedView(30, 10)
  private let screen = UIViewController()

  private func constrain(_ view: UIView, to container: UIView) {
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -4),
    ])
  }

  @Test func aViewInANavigationControllersViewIsPlacedByItsConstraints() {
    let navigation = UINavigationController(rootViewController: screen)
    let driver = SceneDriver(rootViewController: navigation)
    navigation.view.addSubview(badge)
    constrain(badge, to: navigation.view)
    driver.settle()
    let size = navigation.view.bounds.size
    #expect(badge.numbers == [size.width - 38, size.height - 14, 30, 10])
    #expect(screen.view.bounds.size == size)
  }

  @Test func aViewInAWindowMayKeepToAScreensView() throws {
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    let anchor = SizedView(20, 20)
    screen.view.addSubview(anchor)
    NSLayoutConstraint.activate([
      anchor.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 6),
      anchor.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
    ])
    let window = try #require(screen.view.window)
    window.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 2),
      badge.leadingAnchor.constraint(equalTo: anchor.trailingAnchor),
    ])
    driver.settle()
    #expect(badge.numbers == [30, 44 + 6 + 20 + 2, 30, 10])
  }

  @Test func aPlaceholderInATextViewIsPlacedByItsConstraints() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    text.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: text.topAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 5),
    ])
    text.layoutIfNeeded()
    #expect(badge.numbers == [5, 8, 30, 10])
  }

  @Test func aHeightOfATextViewWithAPlaceholderCanChange() {
    let text = UITextView()
    text.addSubview(badge)
    let root = UIView.container(100, 200, [text])
    let height = text.heightAnchor.constraint(equalToConstant: 40)
    let top = badge.topAnchor.constraint(equalTo: text.topAnchor, constant: 8)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      height, top,
      badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    height.constant = 60
    root.layoutIfNeeded()
    #expect(text.numbers == [0, 0, 100, 60])
    #expect(badge.numbers == [5, 8, 30, 10])
    top.constant = 12
    root.layoutIfNeeded()
    #expect(text.numbers == [0, 0, 100, 60])
    #expect(badge.numbers == [5, 12, 30, 10])
  }

  @Test func aConstraintThatTheSystemContradictsIsReported() throws {
    let driver = SceneDriver(rootViewController: screen)
    let window = try #require(screen.view.window)
    screen.view.translatesAutoresizingMaskIntoConstraints = false
    let width = screen.view.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -50)
    width.isActive = true
    driver.settle()
    #expect(window._layoutConflicts.count == 1)
    width.isActive = false
    driver.settle()
    #expect(window._layoutConflicts.isEmpty)
  }
}
