import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    control.accessibilityLabel = "Span"
    control.addAction(
      UIAction { [log, control] _ in log("\(control.selectedSegmentIndex)") },
      for: .valueChanged
    )
    screen.view.addSubview(control)
    driver = SceneDriver(rootViewController: screen)
  }

  private var titles: [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func selectingASegmentSendsAnEvent() throws {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try driver.selectSegment("Week", of: "Span")
    #expect(
      driver.screen == """
        segmented control "Span"
          segment "Day"
          segment "Week", selected
          segment "Month"
        """
    )
    try driver.selectSegment("Day")
    #expect(log.take() == ["1", "0"])
  }

  @Test func selectionByTheAppSendsNoEvent() {
    control.selectedSegmentIndex = 2
    #expect(driver.find("Month").first?.isSelected == true)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(driver.find(nil, .segment).allSatisfy { !$0.isSelected })
    #expect(log.take() == [])
  }

  @Test func selectingTheSelectedSegmentDoesNothing() throws {
    try driver.selectSegment("Week")
    #expect(throws: DriverError.self) { try driver.selectSegment("Week") }
    #expect(log.take() == ["1"])
  }

  @Test func aMomentaryControlKeepsNoSelection() throws {
    control.isMomentary = true
    try driver.selectSegment("Week")
    try driver.selectSegment("Week")
    #expect(log.take() == ["1", "1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(driver.find(nil, .segment).allSatisfy { !$0.isSelected })
  }

  @Test func titlesAreSetByTheirState() {
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 1], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(colors == [UIColor.red, .green, .red].map(\._value))
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "Year", at: 3, animated: false)
    #expect(colors == [UIColor.green, .red, .red, .red].map(\._value))
    #expect(control.titleTextAttributes(for: .disabled) == nil)
  }

  private var colors: [ColorValue?] {
    driver.settle()
    let nodes = driver.display.tree.nodes.sorted { $0.key.rawValue < $1.key.rawValue }
    return nodes.flatMap(\.value.attributes).compactMap { attribute -> ColorValue? in
      if case .attributedText(let runs, _) = attribute { runs.first?.color } else { nil }
    }
  }

  @Test func theChoiceStaysWithItsSegment() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(titles == ["Hour", "Day", "Week", "Month"])
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Year", at: 99, animated: false)
    #expect(titles == ["Hour", "Month", "Year"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(driver.screen == "segmented control \"Span\"")
  }

  @Test func aSegmentPerformsItsAction() throws {
    let actions = ["List", "Grid"].map { title in
      UIAction(title: title) { [log] _ in log(title) }
    }
    #expect(UISegmentedControl(items: actions).titleForSegment(at: 1) == "Grid")
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.addAction(UIAction { [log] _ in log("changed") }, for: .valueChanged)
    let screen = UIViewController()
    screen.view.addSubview(control)
    let driver = SceneDriver(rootViewController: screen)
    try driver.selectSegment("Grid")
    #expect(log.take() == ["Grid", "changed"])
    #expect(control.actionForSegment(at: 1) === actions[1])
  }

  @Test func anImageSegmentIsLabelledByTheTitleOfItsAction() {
    let image = UIImage(systemName: "star")
    control.setAction(UIAction(title: "Best", image: image) { _ in }, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image)
    #expect(driver.find(nil, .segment).map(\.label) == ["Best", "Week", "Month"])
  }

  @Test func titleAndPictureReplaceEachOther() {
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("Today", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(driver.find("Today", .segment).count == 1)
  }

  @Test func aDisabledSegmentStays() throws {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(throws: DriverError.self) { try driver.selectSegment("Week") }
    try driver.selectSegment("Month")
    control.isEnabled = false
    #expect(driver.find(nil, .segment).allSatisfy { !$0.isEnabled })
    #expect(throws: DriverError.self) { try driver.selectSegment("Day") }
    control.isEnabled = true
    #expect(driver.find(nil, .segment).map(\.isEnabled) == [true, false, true])
    #expect(log.take() == ["2"])
  }

  @Test func forgedEventsHaveNoEffect() throws {
    let whole = try driver.element("Span").id
    let week = try driver.element("Week").id
    #expect(!driver.send(.tap(whole)))
    #expect(!driver.send(.step(week, 1)))
    control.isHidden = true
    #expect(!driver.send(.tap(week)))
    control.isHidden = false
    let seen = driver.display.tree.number
    control.setAction(UIAction(title: "Delete") { _ in }, forSegmentAt: 1)
    driver.settle()
    #expect(!driver.send(.tap(week), seen: seen))
    control.removeSegment(at: 1, animated: false)
    #expect(!driver.send(.tap(week)))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.take() == [])
  }

  @Test func everySegmentIsAsWideAsTheWidest() {
    let narrow = UISegmentedControl(items: ["A", "B"]).intrinsicContentSize
    let wide = UISegmentedControl(items: ["A", "Bartholomew"]).intrinsicContentSize
    #expect(narrow.height == 32)
    #expect(wide.width > 2 * narrow.width)
  }

  @Test func aSegmentHasRoomForItsTitleWhenItIsChosenAndTheTextIsLarge() {
    let control = UISegmentedControl(items: ["Matches", "Statistics"])
    let width = control.intrinsicContentSize.width
    let bold = UIFont.systemFont(ofSize: 13, weight: .semibold)
    let title = "Statistics".size(withAttributes: [.font: bold]).width
    #expect(width >= 2 * (title + 2 * 10))
    self.control.superview?.addSubview(control)
    driver.settle()
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityExtraLarge))
    #expect(control.intrinsicContentSize.width > 1.15 * width)
  }

  @Test func aSegmentThatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
    }
  }

  @Test func anActionTwiceTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let action = UIAction(title: "A") { _ in }
        _ = UISegmentedControl(frame: .zero, actions: [action, action])
      }
    }
  }

  @Test func anItemOfAnotherKindTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UISegmentedControl(items: [7]) }
    }
  }
}
