import Testing
import UIKit

@testable import AppAutomation

/// Adds to the tests of `SceneDriver`, which reads what a screen reader merges: types, identifiers and
/// values as XCUITest documents them.
@MainActor
struct ElementTreeTests {
  @Test func aBarWithoutATitleHasTheNameOfItsScreen() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = try AutomatedScreen(navigation)
    #expect(try screen.find(.navigationBar).identifier == "UIView")
    navigation.pushViewController(UnnamedTableViewController(), animated: false)
    #expect(try screen.find(.navigationBar).identifier == "AppAutomationTests.UnnamedTableView")
    navigation.topViewController?.title = "Named"
    #expect(try screen.find(.navigationBar).identifier == "Named")
  }

  @Test func viewsHaveTheTypesOfTheirClasses() throws {
    let screen = try AutomatedScreen(
      UILabel(text: "Hello"),
      UIButton(type: .system),
      UITextField(),
      UISwitch(),
      UISlider(),
      UIStepper(),
      UISegmentedControl(items: ["One", "Two"]),
      UIProgressView(),
      UIPageControl(),
      UITextView(),
      UIDatePicker(),
      UIPickerView(),
      UISearchBar()
    )
    let kinds = Set(screen.app.all.map(\.kind))
    let expected: Set<ElementKind> = [
      .application, .window, .staticText, .button, .textField, .switchControl, .slider, .stepper,
      .segmentedControl, .progressIndicator, .textView, .datePicker, .picker, .searchField,
    ]
    #expect(expected.subtracting(kinds) == [])
  }

  @Test func aButtonHasItsTitleInIt() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "save"
    let element = try AutomatedScreen(button).find(.button)
    #expect(element.label == "Save")
    #expect(element.identifier == "save")
    #expect(element.children.map(\.kind) == [.staticText])
  }

  @Test func anEmptyFieldHasItsPlaceholderAsItsValue() throws {
    let (field, secret) = (UITextField(), UITextField())
    field.placeholder = "Name"
    secret.isSecureTextEntry = true
    secret.text = "abc"
    let screen = try AutomatedScreen(field, secret)
    #expect(try screen.find(.textField).value == "Name")
    #expect(try screen.find(.textField).placeholder == "Name")
    #expect(try screen.find(.secureTextField).value == "•••")
  }

  @Test func switchesAndSlidersHaveValuesAsTexts() throws {
    let (toggle, slider) = (UISwitch(), UISlider())
    toggle.isOn = true
    slider.value = 0.25
    let screen = try AutomatedScreen(toggle, slider)
    #expect(try screen.find(.switchControl).value == "1")
    #expect(try screen.find(.slider).value == "25%")
  }

  @Test func anAccessibilityElementHidesWhatIsInIt() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(UILabel(text: "Inside"))
    let screen = try AutomatedScreen(view)
    #expect(screen.all(.staticText).map(\.label) == ["Inside"])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = .button
    #expect(screen.all(.staticText).isEmpty)
    #expect(try screen.find(.button).label == "Card")
  }

  @Test func hiddenViewsDoNotExist() throws {
    let label = UILabel(text: "Hello")
    let screen = try AutomatedScreen(label)
    #expect(screen.all(.staticText).count == 1)
    label.isHidden = true
    #expect(screen.all(.staticText).isEmpty)
  }

  @Test func aPageBelowAnotherOneDoesNotExist() throws {
    let list = UIViewController()
    list.title = "List"
    let navigation = UINavigationController(rootViewController: list)
    let screen = try AutomatedScreen(navigation)
    #expect(try screen.find(.navigationBar).identifier == "List")
    let detail = UIViewController()
    detail.title = "Detail"
    navigation.pushViewController(detail, animated: true)
    #expect(screen.all(.navigationBar).map(\.identifier) == ["Detail"])
    #expect(screen.all(.button).map(\.label) == ["List"])
  }

  @Test func whatIsBehindAnAlertExistsAndIsNotHittable() throws {
    let controller = UIViewController()
    let label = UILabel(text: "Behind")
    label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
    controller.view.addSubview(label)
    let screen = try AutomatedScreen(controller)
    #expect(screen.actions.isHittable(try screen.find(.staticText, "Behind").id))
    let alert = UIAlertController(title: "Sure?", message: "No way back", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    #expect(!screen.actions.isHittable(try screen.find(.staticText, "Behind").id))
    let shown = try screen.find(.alert)
    #expect(shown.label == "Sure?")
    #expect(shown.all.filter { $0.kind == .staticText }.map(\.label) == ["Sure?", "No way back"])
    #expect(screen.actions.isHittable(try screen.find(.button, "OK").id))
  }

  @Test func anElementOutsideOfTheScreenIsNotHittable() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
    scroll.addSubview(button)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let screen = try AutomatedScreen(controller)
    #expect(!screen.actions.isHittable(try screen.find(.button).id))
    scroll.contentOffset.y = 500
    #expect(screen.actions.isHittable(try screen.find(.button).id))
  }

  @Test func aViewThatAnotherCoversIsNotHittable() throws {
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(button)
    let screen = try AutomatedScreen(controller)
    #expect(screen.actions.isHittable(try screen.find(.button).id))
    controller.view.addSubview(cover)
    #expect(!screen.actions.isHittable(try screen.find(.button).id))
    cover.isUserInteractionEnabled = false
    #expect(screen.actions.isHittable(try screen.find(.button).id))
  }

  @Test func aButtonOfAViewThatTakesNoTouchesIsNotHittable() throws {
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    controller.view.addSubview(button)
    let screen = try AutomatedScreen(controller)
    controller.view.isUserInteractionEnabled = false
    #expect(!screen.actions.isHittable(try screen.find(.button).id))
    controller.view.isUserInteractionEnabled = true
    #expect(screen.actions.isHittable(try screen.find(.button).id))
  }

  @Test func framesFollowTheScrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.addSubview(UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 40)))
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let screen = try AutomatedScreen(controller)
    #expect(try screen.find(.button).frame.y == 600)
    scroll.contentOffset.y = 500
    #expect(try screen.find(.button).frame.y == 100)
  }

  @Test func contentsOfAnAlertAreInTheViewsOfIOS() throws {
    let controller = UIViewController()
    let screen = try AutomatedScreen(controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    let content = try #require(try screen.find(.alert).children.first?.children.first)
    #expect(content.children.map(\.kind) == [.staticText, .button, .collectionView])
    #expect(content.children.last?.children.first?.children.map(\.placeholder) == ["First"])
  }

  @Test func partsOfASegmentedControlShareItsWidth() throws {
    let screen = try AutomatedScreen(UISegmentedControl(items: ["One", "Two", "Three"]))
    let frames = try screen.find(.segmentedControl).children.map(\.frame)
    #expect(frames.count == 3)
    #expect(frames[1].x == frames[0].x + frames[0].width)
    #expect(frames[2].width == frames[0].width)
  }

  @Test func aFieldWithTextHasItsClearButton() throws {
    let field = UITextField()
    field.clearButtonMode = .always
    let screen = try AutomatedScreen(field)
    #expect(screen.all(.button).isEmpty)
    field.text = "Ana"
    try screen.tap(.button, "Clear text")
    #expect(field.text == "")
  }

  @Test func theKeyboardIsThereWhileATextIsEdited() throws {
    let field = UITextField()
    field.returnKeyType = .done
    let screen = try AutomatedScreen(field)
    #expect(screen.all(.keyboard).isEmpty)
    try screen.tap(.textField)
    #expect(screen.all(.key).map(\.label).contains("Q"))
    #expect(try screen.find(.button, "Done").label == "done")
    try screen.tap(.key, "Q")
    #expect(field.text == "Q")
    // A sentence goes on with small letters.
    try screen.tap(.key, "u")
    #expect(field.text == "Qu")
    try screen.tap(.key, "delete")
    #expect(field.text == "Q")
  }
}

extension UILabel {
  convenience init(text: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    self.text = text
  }
}

final class UnnamedTableViewController: UITableViewController {}
