import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Apple: `UIAccessibilityAction`, and the elements and reading order of a screen.
///
/// https://developer.apple.com/documentation/objectivec/uiaccessibilityaction
@MainActor
struct AccessibilityActionsTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: root))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ title: String) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { [log] _ in log(title) })
  }

  // MARK: - Activating

  @Test func anActivatedControlIsTappedUnlessItHandlesActivation() throws {
    let button = ActivatedButton(primaryAction: UIAction(title: "Go") { [log] _ in log("tapped") })
    button.log = log
    root.view.addSubview(button)
    try driver.activate("Go")
    #expect(log.take() == ["activated", "tapped"])
    button.answers = true
    try driver.activate("Go")
    #expect(log.take() == ["activated"])
    try driver.tap("Go")
    #expect(log.take() == ["tapped"])
    button.isEnabled = false
    #expect(throws: DriverError.self) { try driver.activate("Go") }
    #expect(log.take() == [])
  }

  @Test func aCustomViewIsActivated() throws {
    let view = ActivatedView()
    view.log = log
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = .button
    root.view.addSubview(view)
    try driver.activate("Card")
    #expect(log.take() == ["activated"])
  }

  @Test func aRowIsActivated() throws {
    let table = ListedTable(style: .plain)
    table.log = log
    let driver = SceneDriver(rootViewController: table)
    try driver.activate("Ana", .cell)
    #expect(log.take() == ["selected"])
  }

  // MARK: - Adjusting

  @Test func anAdjustableViewIsASliderThatIncrementsAndDecrements() throws {
    let view = ActivatedView()
    view.log = log
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityValue = "3 stars"
    root.view.addSubview(view)
    let id = try driver.element("Rating").id
    #expect(!driver.send(.assist(id, .increment)))
    view.accessibilityTraits = .adjustable
    #expect(try driver.element("Rating", .slider).value == "3 stars")
    try driver.adjust("Rating", by: 2)
    try driver.adjust("Rating", by: -1)
    #expect(log.take() == ["up", "up", "down"])
  }

  // MARK: - Leaving

  @Test func escapeGoesFromTheFocusedElementToItsSuperviews() throws {
    let inner = ActivatedView()
    inner.log = log
    let button = button("Inside")
    inner.addSubview(button)
    root.view.addSubview(inner)
    try driver.escape(from: "Inside")
    #expect(log.take() == ["escaped"])
    inner.answers = false
    #expect(throws: DriverError.self) { try driver.escape(from: "Inside") }
  }

  @Test func unhandledEscapePopsTheTopViewController() throws {
    let second = LeavingViewController()
    second.title = "Second"
    root.title = "First"
    root.navigationController?.pushViewController(second, animated: false)
    second.log = log
    second.answers = true
    let back = try driver.element("First", .backButton).id
    let page = try #require(driver.display.tree.root)
    #expect(driver.send(.escape(page, via: back)))
    #expect(log.take() == ["asked"])
    #expect(root.navigationController?.viewControllers.count == 2)
    second.answers = false
    #expect(driver.send(.escape(page, via: back)))
    #expect(root.navigationController?.viewControllers.count == 1)
  }

  @Test func escapeFromABarOrItsContentCallsTheScreenOnce() throws {
    let second = LeavingViewController()
    second.log = log
    second.answers = true
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do",
      primaryAction: UIAction { _ in }
    )
    second.view.addSubview(button("Inside"))
    root.navigationController?.pushViewController(second, animated: false)
    for name in ["Do", "Inside"] {
      second.answers = true
      try driver.escape(from: name)
      second.answers = false
      #expect(throws: DriverError.self) { try driver.escape(from: name) }
      #expect(log.take() == ["asked", "asked"], "\(name)")
    }
  }

  @Test func escapeFromAnUnreachableElementPopsTheScreen() throws {
    let second = LeavingViewController()
    root.title = "First"
    second.log = log
    let button = button("Inside")
    second.view.addSubview(button)
    root.navigationController?.pushViewController(second, animated: false)
    let back = try driver.element("First", .backButton).id
    let start = try driver.element("Inside").id
    button.isUserInteractionEnabled = false
    #expect(driver.send(.escape(start, via: back)))
    #expect(log.take() == ["asked"])
    #expect(root.navigationController?.viewControllers.count == 1)
  }

  @Test func escapeDismissesASheetUnlessItsScreenHandlesIt() throws {
    let sheet = LeavingViewController()
    sheet.log = log
    sheet.answers = true
    root.present(sheet, animated: false)
    let id = try driver.element("", .sheet).id
    #expect(driver.send(.escape(id, via: id)))
    #expect(root.presentedViewController === sheet)
    sheet.answers = false
    #expect(driver.send(.escape(id, via: id)))
    #expect(root.presentedViewController == nil)
    #expect(log.take() == ["asked", "asked"])
  }

  // MARK: - Reading

  private var read: [String] {
    driver.elements.flatMap(\.all).map(\.label).filter { !$0.isEmpty }
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
  @Test func onlyTheContentOfAModalViewIsRead() {
    let modal = UIView()
    modal.addSubview(label("Inside"))
    root.view.addSubview(label("Beside"))
    root.view.addSubview(modal)
    #expect(read == ["Beside", "Inside"])
    modal.accessibilityViewIsModal = true
    #expect(read == ["Inside"])
    modal.isHidden = true
    #expect(read == ["Beside"])
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  @Test func accessibilityElementsSetTheReadingOrder() {
    let box = UIView()
    let labels = ["One", "Two", "Three"].map(label)
    let inner = UIView()
    inner.addSubview(labels[2])
    for view in [labels[0], labels[1], inner] { box.addSubview(view) }
    box.accessibilityElements = [labels[2], labels[0]]
    root.view.addSubview(box)
    #expect(read == ["Three", "One"])
    labels[0].removeFromSuperview()
    #expect(read == ["Three"])
    inner.addSubview(labels[0])
    #expect(read == ["Three", "One"])
    box.accessibilityElements = nil
    #expect(read == ["Two", "Three", "One"])
  }

  @Test func aViewThatIsRemovedAndAddedAgainIsRegisteredOnce() throws {
    let box = UIView()
    box.accessibilityElements = []
    root.view.addSubview(box)
    driver.settle()
    box.removeFromSuperview()
    root.view.addSubview(box)
    driver.settle()
    let scene = try #require(driver.scene as? _SceneRuntime)
    #expect(scene.accessibilityViews.filter { $0 === box }.count == 1)
  }

  @Test func shouldGroupAccessibilityChildrenCanBeSet() {
    #expect(!root.view.shouldGroupAccessibilityChildren)
    root.view.shouldGroupAccessibilityChildren = true
    #expect(root.view.shouldGroupAccessibilityChildren)
  }
}

private final class ActivatedButton: UIButton {
  var log: CallLog?
  var answers = false

  override func accessibilityActivate() -> Bool {
    log?("activated")
    return answers
  }
}

private final class ActivatedView: UIView {
  var log: CallLog?
  var answers = true

  override func accessibilityActivate() -> Bool {
    log?("activated")
    return answers
  }
  override func accessibilityIncrement() { log?("up") }
  override func accessibilityDecrement() { log?("down") }
  override func accessibilityPerformEscape() -> Bool {
    log?("escaped")
    return answers
  }
}

private final class LeavingViewController: UIViewController {
  var log: CallLog?
  var answers = false

  override func accessibilityPerformEscape() -> Bool {
    log?("asked")
    return answers
  }
}

private final class ListedTable: UITableViewController {
  var log: CallLog?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Ana"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log?("selected")
  }
}
