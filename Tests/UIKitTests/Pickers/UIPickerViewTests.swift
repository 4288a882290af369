import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIPickerViewTests {
  private let picker = UIPickerView()
  private let source = Source()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    picker.dataSource = source
    picker.delegate = source
    screen.view.addSubview(picker)
    driver = SceneDriver(rootViewController: screen)
  }

  private func id(_ name: String) throws -> NodeID {
    try driver.element(name, .wheel).id
  }

  @Test func eachComponentIsAWheelWithItsFirstRowSelected() {
    #expect(driver.screen == "picker\n  wheel \"Fruit\" = Apple\n  wheel \"Count\" = 1")
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func turningAWheelCallsTheDelegate() throws {
    try driver.pick("Cherry")
    try driver.pick("4", inComponent: 1)
    #expect(source.log.take() == ["row 2 in 0", "row 3 in 1"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(driver.screen.contains("wheel \"Fruit\" = Cherry"))
  }

  @Test func selectRowDoesNotCallTheDelegate() {
    picker.selectRow(1, inComponent: 0, animated: true)
    driver.settle()
    #expect(source.log.take() == [])
    #expect(driver.screen.contains("wheel \"Fruit\" = Banana"))
  }

  @Test func theDelegateMayTurnAnotherWheel() throws {
    source.answer = { [picker] _, component in
      if component == 0 { picker.selectRow(2, inComponent: 1, animated: true) }
    }
    try driver.pick("Banana")
    #expect(driver.screen == "picker\n  wheel \"Fruit\" = Banana\n  wheel \"Count\" = 3")
  }

  @Test func reloadingKeepsTheSelectionWithinTheNewRows() throws {
    try driver.pick("Cherry")
    source.fruits = ["Fig", "Grape"]
    picker.reloadComponent(0)
    driver.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(driver.screen.contains("wheel \"Fruit\" = Grape"))
    source.fruits = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(driver.screen.contains("wheel \"Fruit\"\n"))
    source.fruits = ["Kiwi"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func reloadAllComponentsChangesTheNumberOfComponents() {
    source.components = 1
    picker.reloadAllComponents()
    #expect(driver.screen == "picker\n  wheel \"Fruit\" = Apple")
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func heightsAndWidthsAreTheDelegatesOrTheStandard() throws {
    source.rowHeight = 44
    picker.reloadAllComponents()
    driver.settle()
    let attributes = driver.display.tree[try id("Fruit")]?.attributes ?? []
    let heights = attributes.compactMap { attribute -> Double? in
      if case .wheel(let wheel) = attribute { wheel.rowHeight } else { nil }
    }
    #expect(heights == [44])
  }

  // MARK: - Forged events

  @Test(arguments: [3, 99, -1])
  func aRowThatIsNotThereCannotBeChosen(row: Int) throws {
    #expect(!driver.send(.pick(try id("Fruit"), row: row)))
    #expect(source.log.take() == [])
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func selectingTheSelectedRowDoesNothing() throws {
    #expect(!driver.send(.pick(try id("Fruit"), row: 0)))
    #expect(source.log.take() == [])
  }

  @Test func aPickOfANodeThatIsNoWheelIsRejected() {
    #expect(!driver.send(.pick(driver.find(nil, .picker)[0].id, row: 1)))
  }

  @Test func aWheelThatCannotBeTouchedStays() throws {
    picker.isUserInteractionEnabled = false
    #expect(!driver.send(.pick(try id("Fruit"), row: 1)))
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func aChoiceAmongRowsThatAreOthersNowIsDropped() throws {
    let wheel = try id("Fruit")
    let seen = driver.display.tree.number
    source.fruits = ["Fig", "Grape", "Kiwi"]
    picker.reloadComponent(0)
    #expect(!driver.send(.pick(wheel, row: 2), seen: seen))
    #expect(source.log.take() == [])
    #expect(driver.send(.pick(wheel, row: 2)))
  }

  @Test func aRejectedTurnSendsTheSelectedRowAgain() throws {
    let wheel = try id("Fruit")
    driver.display.forgetCommits()
    driver.send(.pick(wheel, row: 99))
    let told = driver.display.commits.flatMap(\.changes).contains {
      if case .set(wheel, .wheel, .selectedRow(0, _)) = $0 { true } else { false }
    }
    #expect(told)
  }
}

@MainActor
private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  let log = CallLog()
  var fruits = ["Apple", "Banana", "Cherry"]
  var components = 2
  var rowHeight: CGFloat = 32
  var answer: (_ row: Int, _ component: Int) -> Void = { _, _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? fruits.count : 5
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    component == 0 ? fruits[row] : String(row + 1)
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    log("row \(row) in \(component)")
    answer(row, component)
  }

  func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat {
    rowHeight
  }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    component == 0 ? "Fruit" : "Count"
  }
}
