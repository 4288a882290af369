import Testing
import UIKit
import UIKitTesting

@testable import AppAutomation

/// Adds to the tests of `SceneDriver`, whose steps name what the scene shall do: what a finger at an
/// element does to the views around it.
@MainActor
struct ElementActionTests {
  @Test func aTapReachesTheControlAroundAnElement() throws {
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let screen = try AutomatedScreen(button)
    try screen.tap(.button)
    try screen.tap(.staticText, "Count")
    #expect(count == 2)
    try screen.actions.tap(screen.actions.element(at: ScreenPoint(x: 100, y: 80)))
    #expect(count == 3)
  }

  @Test func aDisabledButtonIsNotTapped() throws {
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.isEnabled = false
    let screen = try AutomatedScreen(button)
    try screen.tap(.button)
    #expect(count == 0)
    #expect(try !screen.find(.button).isEnabled)
  }

  @Test func aTapIsRecognisedByTheViewAroundAnElement() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    card.addSubview(UILabel(text: "Card"))
    let target = Target()
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector(Target.count))
    )
    let twice = UITapGestureRecognizer(target: target, action: Selector(Target.countTen))
    twice.numberOfTapsRequired = 2
    card.addGestureRecognizer(twice)
    let screen = try AutomatedScreen(card)
    try screen.tap(.staticText, "Card")
    #expect(target.number == 1)
    try screen.actions.tap(screen.find(.staticText, "Card").id, count: 2)
    // The second tap is that of the one recogniser.
    #expect(target.number == 12)
  }

  @Test func swipesScrollByWhatIsVisible() throws {
    let list = List(rows: 100)
    let screen = try AutomatedScreen(list)
    try screen.actions.swipe(screen.find(.table).id, .up)
    let offset = list.tableView.contentOffset.y
    #expect(offset > 600)
    try screen.actions.swipe(screen.app.id, .down)
    #expect(list.tableView.contentOffset.y < offset)
  }

  @Test func dragsMoveWhatIsUnderTheFinger() throws {
    let list = List(rows: 100)
    var refreshes = 0
    list.refreshControl = UIRefreshControl()
    list.refreshControl?.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    let screen = try AutomatedScreen(list)
    let row = try screen.find(.cell, "Row 1").frame
    let (start, right) = (row.middle, ScreenPoint(x: row.x + row.width * 0.7, y: row.middle.y))
    try screen.actions.drag(from: start, to: right, seconds: 0)
    try screen.tap(.button, "Archive")
    #expect(list.archived == [1])
    try screen.actions.drag(
      from: ScreenPoint(x: 200, y: 600),
      to: ScreenPoint(x: 200, y: 400),
      seconds: 0
    )
    #expect(list.tableView.contentOffset.y == 200)
    try screen.actions.drag(
      from: ScreenPoint(x: 200, y: 300),
      to: ScreenPoint(x: 200, y: 500),
      seconds: 0
    )
    #expect(refreshes == 0)
    try screen.actions.drag(
      from: ScreenPoint(x: 200, y: 300),
      to: ScreenPoint(x: 200, y: 500),
      seconds: 0
    )
    #expect(refreshes == 1)
  }

  @Test func aDragFromTheEdgeLeadsBack() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = try AutomatedScreen(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.actions.drag(
      from: ScreenPoint(x: 2, y: 400),
      to: ScreenPoint(x: 300, y: 400),
      seconds: 0
    )
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func pointsOfWhatDisplaysPlaceAreTheElementsThemselves() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    let root = UIViewController()
    var taps = 0
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in taps += 1 }
    )
    control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
    root.view.addSubview(control)
    let screen = try AutomatedScreen(UINavigationController(rootViewController: root))
    let (third, add) = (try screen.find(.button, "Three"), try screen.find(.button, "Add"))
    try screen.actions.tap(third.frame.middle, of: third.id)
    #expect(control.selectedSegmentIndex == 2)
    try screen.actions.tap(add.frame.middle, of: add.id)
    #expect(taps == 1)
  }

  @Test func swipesTurnWheels() throws {
    let (picker, colors) = (UIPickerView(), Colors())
    picker.dataSource = colors
    picker.delegate = colors
    let screen = try AutomatedScreen(picker)
    try screen.actions.swipe(screen.find(.pickerWheel).id, .up)
    #expect(try screen.find(.pickerWheel).value == "Blue")
  }

  @Test func pullingRefreshes() throws {
    let list = List(rows: 3)
    var count = 0
    list.refreshControl = UIRefreshControl()
    list.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let screen = try AutomatedScreen(list)
    try screen.actions.swipe(screen.find(.cell, "Row 0").id, .down)
    #expect(count == 1)
  }

  @Test func valuesAreAdjusted() throws {
    let (slider, picker, toggle) = (UISlider(), UIPickerView(), UISwitch())
    let colors = Colors()
    picker.dataSource = colors
    picker.delegate = colors
    let screen = try AutomatedScreen(slider, toggle, picker)
    try screen.actions.slide(screen.find(.slider).id, to: 0.75)
    #expect(slider.value == 0.75)
    try screen.actions.turn(screen.find(.pickerWheel).id, to: "Green")
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(try screen.find(.pickerWheel).value == "Green")
    #expect(throws: ActionError.self) {
      try screen.actions.turn(screen.find(.pickerWheel).id, to: "Black")
    }
    try screen.tap(.switchControl)
    #expect(toggle.isOn)
  }

  @Test func textIsTypedWhereTheKeyboardIs() throws {
    let (name, place) = (UITextField(), UITextField())
    name.accessibilityIdentifier = "name"
    place.accessibilityIdentifier = "place"
    let screen = try AutomatedScreen(name, place)
    #expect(throws: ActionError.self) {
      try screen.actions.type("Ana", into: screen.find(.textField, "name").id)
    }
    try screen.tap(.textField, "name")
    try screen.actions.type("Anna\u{8}\u{8}a", into: screen.find(.textField, "name").id)
    #expect(name.text == "Ana")
    #expect(throws: ActionError.self) {
      try screen.actions.type("Ng", into: screen.find(.textField, "place").id)
    }
  }

  @Test func theKeyboardCoversWhatIsUnderIt() throws {
    let (field, button) = (UITextField(), UIButton(type: .system))
    field.frame = CGRect(x: 20, y: 60, width: 300, height: 40)
    button.frame = CGRect(x: 20, y: 800, width: 300, height: 40)
    button.setTitle("Save", for: .normal)
    let controller = UIViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(button)
    let screen = try AutomatedScreen(controller)
    screen.driver.setKeyboardHeight(291)
    let save = try screen.find(.button, "Save").id
    #expect(screen.actions.isHittable(save))
    try screen.tap(.textField)
    #expect(!screen.actions.isHittable(save))
    #expect(throws: ActionError.self) { try screen.actions.tap(save) }
    #expect(throws: ActionError.self) { try screen.actions.press(save, seconds: 1) }
    #expect(try screen.actions.isHittable(screen.find(.textField).id))
    field.resignFirstResponder()
    #expect(try screen.actions.isHittable(screen.find(.button, "Save").id))
  }

  @Test func aTapScrollsWhatTheKeyboardCovers() throws {
    let list = List(rows: 100)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    list.tableView.tableHeaderView = field
    let screen = try AutomatedScreen(list)
    screen.driver.setKeyboardHeight(291)
    try screen.tap(.textField)
    let row = try #require(screen.all(.cell).last { $0.frame.middle.y < 840 })
    #expect(!screen.actions.isHittable(row.id))
    try screen.actions.tap(row.id)
    #expect(list.selected.count == 1)
  }

  @Test func aLongPressOpensAMenu() throws {
    let view = UIButton(type: .system)
    view.setTitle("More", for: .normal)
    var chosen = ""
    view.menu = UIMenu(children: [UIAction(title: "Copy") { chosen = $0.title }])
    let screen = try AutomatedScreen(view)
    try screen.actions.press(screen.find(.button).id, seconds: 1)
    try screen.tap(.button, "Copy")
    #expect(chosen == "Copy")
  }

  @Test func pinchesAndRotationsAreRecognised() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.accessibilityIdentifier = "picture"
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(pinch)
    let other = UIView(frame: view.frame)
    other.accessibilityIdentifier = "dial"
    other.addGestureRecognizer(rotation)
    var (scale, angle) = (1.0, 0.0)
    let watch = Watch {
      scale = max(scale, Double(pinch.scale))
      angle = max(angle, Double(rotation.rotation))
    }
    pinch.addTarget(watch, action: Selector(Watch.change))
    rotation.addTarget(watch, action: Selector(Watch.change))
    let controller = UIViewController()
    other.frame.origin.y = 400
    controller.view.addSubview(view)
    controller.view.addSubview(other)
    let screen = try AutomatedScreen(controller)
    try screen.actions.pinch(screen.find(.other, "picture").id, scale: 2)
    try screen.actions.rotate(screen.find(.other, "dial").id, by: 1)
    #expect(abs(scale - 2) < 0.2)
    #expect(abs(angle - 1) < 0.2)
  }
}

@MainActor
private final class Target: NSObject {
  var number = 0
  func count() { number += 1 }
  func countTen() { number += 10 }
}

@MainActor
private final class Watch: NSObject {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func change() { body() }
}

private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let names = ["Red", "Green", "Blue"]
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }
  func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent part: Int) -> String? {
    names[row]
  }
}
