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

  @Test func aToggleSendsAnEvent() throws {
    #expect(driver.screen == "switch \"Wi-Fi\" = off")
    try driver.toggle("Wi-Fi")
    #expect(driver.screen == "switch \"Wi-Fi\" = on")
    try driver.toggle("Wi-Fi")
    #expect(log.take() == ["on", "off"])
  }

  @Test func setOnSendsNoEvent() {
    control.setOn(true, animated: true)
    driver.settle()
    #expect(driver.screen == "switch \"Wi-Fi\" = on")
    #expect(log.take() == [])
  }

  @Test func aDisabledSwitchRejectsAToggleAndSendsItsState() throws {
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
  @Test func thumbTintColorIsSentToTheDisplay() {
    driver.display.forgetCommits()
    control.thumbTintColor = .systemYellow
    driver.settle()
    let colours = driver.display.commits.flatMap(\.changes).compactMap { change in
      if case .set(_, .switchControl, .isOn(_, let thumb)) = change { thumb } else { nil }
    }
    #expect(colours == [UIColor.systemYellow._value])
  }

  @Test("Constraints and frames stretched a switch")
  func constraintsAndFramesDoNotResizeASwitch() throws {
    let root = try #require(control.superview)
    control.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      control.heightAnchor.constraint(equalToConstant: 80),
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    driver.settle()
    #expect(control.frame == CGRect(x: 20, y: 100, width: 51, height: 31))
    let centred = UISwitch()
    #expect(centred.bounds.size == CGSize(width: 51, height: 31))
    centred.center = CGPoint(x: 100, y: 100)
    #expect(centred.center == CGPoint(x: 100, y: 100))
    centred.bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    #expect(centred.center == CGPoint(x: 100, y: 100))
    #expect(centred.bounds.size == CGSize(width: 51, height: 31))
    let byFrame = UISwitch(frame: CGRect(x: 5, y: 6, width: 100, height: 7))
    #expect(byFrame.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    byFrame.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(byFrame.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    byFrame.center = CGPoint(x: 100, y: 100)
    #expect(byFrame.center == CGPoint(x: 100, y: 100))
    #expect(byFrame.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func settingTheCurrentStateDoesNothing() throws {
    let id = try driver.element("Wi-Fi").id
    #expect(!driver.send(.setOn(id, false)))
    #expect(log.take() == [])
  }

  /// A tap by a label does not choose between a button and a switch.
  @Test func aButtonWithTheSameLabelMakesATapAmbiguous() {
    let button = UIButton(type: .system)
    button.setTitle("Wi-Fi", for: .normal)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
    control.superview?.addSubview(button)
    driver.settle()
    #expect(throws: DriverError.self) { try driver.tap("Wi-Fi") }
  }
}
