import Testing
import UIKit
import UIKitTesting

/// Subviews that an app adds to a button.
@MainActor
struct UIButtonSubviewTests {
  private let button = UIButton(configuration: .filled())
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    button.configuration?.title = "Load"
    screen.view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
    ])
    driver = SceneDriver(rootViewController: screen)
  }

  private func put(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    button.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    driver.settle()
  }

  @Test func aSpinnerIsCentredInAButtonOfFixedSize() {
    let spinner = UIActivityIndicatorView(style: .medium)
    put(
      spinner,
      [
        button.widthAnchor.constraint(equalToConstant: 200),
        button.heightAnchor.constraint(equalToConstant: 50),
        spinner.centerXAnchor.constraint(equalTo: button.centerXAnchor),
        spinner.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      ]
    )
    #expect(spinner.frame == CGRect(x: 90, y: 15, width: 20, height: 20))
  }

  @Test func aBadgeDoesNotEnlargeItsButton() {
    let size = button.frame.size
    let badge = UIView()
    put(
      badge,
      [
        badge.topAnchor.constraint(equalTo: button.topAnchor, constant: -4),
        badge.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 4),
        badge.widthAnchor.constraint(equalToConstant: 300),
        badge.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
    #expect(button.frame.size == size)
    #expect(badge.frame.maxX == size.width + 4)
    #expect(badge.frame.minY == -4)
  }

  @Test func aLineBelowTheTitleDoesNotEnlargeItsButton() {
    let size = button.frame.size
    let line = UIView()
    put(
      line,
      [
        line.leadingAnchor.constraint(equalTo: button.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: button.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: button.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ]
    )
    #expect(button.frame.size == size)
    #expect(line.frame == CGRect(x: 0, y: size.height - 1, width: size.width, height: 1))
  }

  @Test func viewsFromEdgeToEdgeGiveTheButtonItsSize() {
    let content = UIView()
    put(
      content,
      [
        content.topAnchor.constraint(equalTo: button.topAnchor, constant: 16),
        content.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -16),
        content.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -20),
        content.widthAnchor.constraint(equalToConstant: 120),
        content.heightAnchor.constraint(equalToConstant: 60),
      ]
    )
    #expect(button.frame.size == CGSize(width: 160, height: 92))
    #expect(content.frame == CGRect(x: 20, y: 16, width: 120, height: 60))
  }
}
