import AppHosting
import LinuxPredicates
import Testing
import UIKit

/// Formats of predicates over UIKit's objects, whose properties Objective-C's runtime finds on iOS.
@MainActor
struct UIKitPredicateTests {
  private func passes(_ object: Any, _ format: String) -> Bool {
    NSPredicate(format: format).evaluate(with: object)
  }

  @Test func propertiesOfViewsAreKeys() {
    let label = UILabel(text: "Loaded")
    label.tag = 7
    let (field, button, toggle) = (UITextField(), UIButton(type: .system), UISwitch())
    field.placeholder = "Name"
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    toggle.isOn = true
    #expect(passes(label, "text == 'Loaded' AND tag == 7 AND hidden == NO AND isHidden == NO"))
    #expect(passes(field, "text == '' AND placeholder BEGINSWITH 'N'"))
    #expect(
      passes(button, "currentTitle == 'Save' AND enabled == NO AND titleLabel.text == 'Save'")
    )
    #expect(passes(toggle, "isOn == YES AND on == YES"))
  }

  @Test func arraysOfViewsAreFiltered() {
    let views = [UILabel(text: "One"), UILabel(text: "Two"), UILabel(text: "Three")]
    views[2].isHidden = true
    let visible = NSPredicate(format: "isHidden == NO AND text CONTAINS 'o'")
    #expect(views.filter { visible.evaluate(with: $0) }.map(\.text) == ["Two"])
    #expect((views as NSArray).filtered(using: NSPredicate(format: "tag == 0")).count == 3)
  }

  @Test func propertiesOfControllersAndItemsAreKeys() {
    let controller = UIViewController()
    controller.title = "Notes"
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    item.isEnabled = false
    #expect(passes(controller, "title == 'Notes' AND isViewLoaded == NO"))
    #expect(passes(item, "title == 'Add' AND enabled == NO"))
    #expect(passes(controller.navigationItem, "title == 'Notes'"))
  }

  @Test func aPropertyOfASubclassIsStillFound() {
    let page = NamedLabel(text: "One")
    #expect(passes(page, "name == 'first' AND text == 'One'"))
  }
}

private final class NamedLabel: UILabel {
  let name = "first"
}
