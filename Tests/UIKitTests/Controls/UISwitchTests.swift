import Testing
import UIKit
import UIKitTesting

@MainActor
struct UISwitchTests {
  private let control = UISwitch()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    control.accessibilityLabel = "Wi-Fi"
    control.addAction(
      UIAction { [log, control] _ in log(control.isOn ? "on" : "off") },
      for: .valueChanged
    )
    screen.view.addSubview(control)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func aPersonFlipsItAndItTells() throws {
    #expect(driver.screen == "switch \"Wi-Fi\" = off")
    try driver.toggle("Wi-Fi")
    #expect(driver.screen == "switch \"Wi-Fi\" = on")
    try driver.toggle("Wi-Fi")
    #expect(log.take() == ["on", "off"])
  }

  @Test func theAppFlipsItInSilence() {
    control.setOn(true, animated: true)
    driver.settle()
    #expect(driver.screen == "switch \"Wi-Fi\" = on")
    #expect(log.take() == [])
  }

  @Test func aDisabledOneStaysAndTheDisplayIsToldSo() throws {
    control.isEnabled = false
    driver.settle()
    driver.display.forgetCommits()
    #expect(throws: DriverError.self) { try driver.toggle("Wi-Fi") }
    #expect(!control.isOn)
    let told = driver.display.commits.flatMap(\.changes).contains {
      if case .set(_, .switchControl, .isOn(let isOn, _)) = $0 { !isOn } else { false }
    }
    #expect(told)
  }

  // https://developer.apple.com/documentation/uikit/uiswitch/thumbtintcolor
  @Test func theThumbHasAColourOfItsOwn() {
    driver.display.forgetCommits()
    control.thumbTintColor = .systemYellow
    driver.settle()
    let colours = driver.display.commits.flatMap(\.changes).compactMap { change in
      if case .set(_, .switchControl, .isOn(_, let thumb)) = change { thumb } else { nil }
    }
    #expect(colours == [UIColor.systemYellow._value])
  }

  @Test func beingFlippedToWhereItStandsIsNothing() throws {
    let id = try driver.element("Wi-Fi").id
    #expect(!driver.send(.setOn(id, false)))
    #expect(log.take() == [])
  }
}
