import Testing
import UIKit
import UIKitTesting

@MainActor
struct UIStepperTests {
  private let stepper = UIStepper()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    stepper.accessibilityLabel = "Players"
    stepper.addAction(
      UIAction { [log, stepper] _ in log("\(Int(stepper.value))") },
      for: .valueChanged
    )
    screen.view.addSubview(stepper)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func defaultsMatchUIKit() {
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps)
    #expect(stepper.autorepeat)
    #expect(stepper.isContinuous)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func incrementAndDecrementSendEvents() throws {
    #expect(
      driver.screen == """
        stepper "Players"
          button "Decrement", disabled
          button "Increment"
        """
    )
    try driver.increment("Players")
    try driver.increment()
    try driver.decrement("Players")
    #expect(log.take() == ["1", "2", "1"])
  }

  @Test func theLastStepEndsAtTheMaximum() throws {
    stepper.maximumValue = 5
    stepper.stepValue = 3
    try driver.increment()
    try driver.increment()
    #expect(stepper.value == 5)
    #expect(try !driver.element("Increment").isEnabled)
    #expect(throws: DriverError.self) { try driver.increment() }
    #expect(log.take() == ["3", "5"])
  }

  @Test func aWrappingStepperContinuesAtTheOtherEnd() throws {
    stepper.maximumValue = 2
    stepper.wraps = true
    try driver.decrement()
    try driver.increment()
    #expect(log.take() == ["2", "0"])
  }

  @Test func settingTheValueClampsItAndSendsNoEvent() {
    stepper.value = 1_000
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 3
    stepper.value = -1
    #expect(stepper.value == 3)
    #expect(log.take() == [])
  }

  @Test func aHeldButtonSendsEachStep() throws {
    try driver.holdStepper(for: 3)
    #expect(log.take() == ["1", "2", "3"])
  }

  @Test func aHeldButtonOfANoncontinuousStepperSendsOneEventAtTheEnd() throws {
    stepper.isContinuous = false
    driver.settle()
    try driver.holdStepper(for: 3)
    try driver.holdStepper(for: -2)
    #expect(log.take() == ["3", "1"])
  }

  @Test func aDisabledStepperKeepsItsValue() throws {
    stepper.value = 5
    stepper.isEnabled = false
    #expect(throws: DriverError.self) { try driver.increment() }
    #expect(throws: DriverError.self) { try driver.holdStepper(for: 1) }
    #expect(stepper.value == 5)
    #expect(log.take() == [])
  }

  /// Events that the page's buttons never send.
  @Test(arguments: [0, 2, 1_000, -2, Int.max, Int.min])
  func aContinuousStepperRejectsSeveralStepsAtOnce(count: Int) throws {
    stepper.value = 50
    let id = try driver.element("Players", .stepper).id
    #expect(!driver.send(.step(id, count)))
    #expect(stepper.value == 50)
  }

  @Test func forgedEventsHaveNoEffect() throws {
    stepper.value = 50
    let id = try driver.element("Players", .stepper).id
    #expect(!driver.send(.tap(id)))
    stepper.autorepeat = false
    #expect(!driver.send(.step(id, 1)))
    stepper.autorepeat = true
    stepper.isContinuous = false
    #expect(!driver.send(.step(id, 1_001)))
    #expect(!driver.send(.step(try driver.element("Increment").id, 1)))
    stepper.isHidden = true
    #expect(!driver.send(.step(id, 1)))
    stepper.removeFromSuperview()
    #expect(!driver.send(.step(id, 1)))
    #expect(stepper.value == 50)
    #expect(log.take() == [])
  }

  @Test func aStepperWorksInARow() throws {
    let table = StepperTable(stepper)
    let driver = SceneDriver(rootViewController: table)
    #expect(
      driver.screen == """
        table
          row
            stepper "Players"
              button "Decrement", disabled
              button "Increment"
        """
    )
    try driver.increment("Players")
    #expect(log.take() == ["1"])
  }

  @Test func anEmptyRangeTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
  }

  @Test func buttonsAreNamedInTheReadersLanguage() {
    let screen = UIViewController()
    screen.view.addSubview(UIStepper())
    var device = Device.forTests
    device.languages = ["zh-Hans"]
    let driver = SceneDriver(rootViewController: screen, device: device)
    #expect(driver.find(nil, .button).map(\.label) == ["减少", "增加"])
  }
}

private final class StepperTable: UITableViewController {
  private let stepper: UIStepper

  init(_ stepper: UIStepper) {
    self.stepper = stepper
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = stepper
    return cell
  }
}
