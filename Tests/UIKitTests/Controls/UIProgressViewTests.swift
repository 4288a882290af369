import Testing
import UIKit
import UIKitTesting

/// Apple: `UIProgressView`.
@MainActor
struct UIProgressViewTests {
  private let view = UIProgressView(progressViewStyle: .default)
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func theAccessibilityValueIsTheProgressUnlessTheAppSetsIt() {
    #expect(driver.screen == "progress = 0%")
    view.setProgress(0.25, animated: true)
    #expect(driver.screen == "progress = 25%")
    view.accessibilityLabel = "Download"
    view.accessibilityValue = "1 of 4"
    #expect(driver.screen == "progress \"Download\" = 1 of 4")
  }

  @Test(arguments: [(Float(2), Float(1)), (-1, 0), (.nan, 0), (0.5, 0.5)])
  func progressIsClamped(set: Float, is expected: Float) {
    view.progress = set
    #expect(view.progress == expected)
  }

  @Test func theBarStyleIsThinner() {
    let height = view.intrinsicContentSize.height
    view.progressViewStyle = .bar
    #expect(view.intrinsicContentSize.height < height)
  }
}
