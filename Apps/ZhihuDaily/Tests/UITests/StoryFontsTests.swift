import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import ZhihuDailyUI

@MainActor
struct StoryFontsTests {
  @Test func aTitleFollowsTheTextSize() {
    let (title, screen) = (UILabel(), UIViewController())
    title.text = "Title"
    title.font = .boldTitle
    title.adjustsFontForContentSizeCategory = true
    screen.view.addSubview(title)
    let driver = SceneDriver(rootViewController: screen)
    let usual = title.intrinsicContentSize.width
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityLarge))
    #expect(title.intrinsicContentSize.width > usual * 1.3)
  }
}
