import Testing
import UIKit
import UIKitTesting

/// Buttons without text get the label that VoiceOver derives from their symbol.
@MainActor
struct SymbolNameTests {
  private let root = UIViewController()

  private func driver(languages: [String] = ["en"]) -> SceneDriver {
    var device = Device.forTests
    device.languages = languages
    return SceneDriver(
      rootViewController: UINavigationController(rootViewController: root),
      device: device
    )
  }

  private func makeButton(_ symbol: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    root.view.addSubview(button)
    return button
  }

  @Test(arguments: [
    ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("xmark.circle", "Close"),
    ("square.and.arrow.up", "Share"), ("person.crop.circle", "person crop circle"),
    ("eye.slash.fill", "eye slash"), ("circle", "circle"),
  ])
  func aSymbolButtonIsLabelledByPurposeOrName(_ symbol: String, _ name: String) {
    _ = makeButton(symbol)
    #expect(driver().screen == "bar\nbutton \"\(name)\"")
  }

  @Test func purposesOfSymbolsAreInTheAppsLanguage() {
    _ = makeButton("trash")
    #expect(driver(languages: ["zh-Hans"]).screen == "bar\nbutton \"删除\"")
  }

  @Test func aTitleOrAnAccessibilityLabelTakesPrecedence() {
    let titled = makeButton("plus")
    titled.setTitle("New", for: .normal)
    makeButton("plus").accessibilityLabel = "Add a player"
    let driver = driver()
    #expect(driver.screen == "bar\nbutton \"New\"\nbutton \"Add a player\"")
    titled.setTitle(nil, for: .normal)
    #expect(driver.screen == "bar\nbutton \"Add\"\nbutton \"Add a player\"")
  }

  @Test func theLabelFollowsTheSymbol() {
    let button = makeButton("play.fill")
    let driver = driver()
    #expect(driver.screen == "bar\nbutton \"Play\"")
    button.setImage(UIImage(systemName: "pause.fill"), for: .normal)
    #expect(driver.screen == "bar\nbutton \"Pause\"")
    button.setImage(nil, for: .normal)
    #expect(driver.screen == "bar\nbutton")
  }

  @Test func configuredAndSystemButtonsAreLabelledByTheirSymbols() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "magnifyingglass")
    for button in [UIButton(configuration: configuration), UIButton(type: .close)] {
      root.view.addSubview(button)
    }
    #expect(driver().screen == "bar\nbutton \"Search\"\nbutton \"Close\"")
  }

  @Test func barButtonItemsAreLabelledByTheirSymbols() {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      primaryAction: UIAction { _ in }
    )
    #expect(driver().screen == "bar\n  button \"More\"")
  }
}
