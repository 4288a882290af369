import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import ZhihuDailyPresentation
@testable import ZhihuDailyUI

@MainActor
struct StoryToolbarTests {
  private typealias Button = StoryToolbarViewData.Button

  @Test("large counts are below their symbols, but beside them in a low window")
  func aLowWindowHasALowToolbar() {
    let (bar, screen) = (
      StoryToolbar(.init(comments: {}, like: {}, favourite: {}, share: {})), UIViewController()
    )
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    let driver = SceneDriver(rootViewController: screen)
    let button = Button(symbol: "star", label: "Like", count: "102", isEnabled: true)
    bar.show(.init(comments: button, like: button, favourite: button, share: button))
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityLarge))
    let high = bar.bounds.height
    driver.setEnvironment(
      SceneEnvironment(width: 844, height: 390, textSize: .accessibilityLarge)
    )
    #expect(bar.bounds.height < high - 20)
    #expect(driver.layoutConflicts.isEmpty)
  }
}
