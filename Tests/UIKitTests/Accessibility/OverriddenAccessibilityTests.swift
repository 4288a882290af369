import Testing
import UIKit
import UIKitTesting

/// Apple: classes may override the informal accessibility protocol, and are queried repeatedly.
///
/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
@MainActor
struct OverriddenAccessibilityTests {
  private let root = UIViewController()
  private let rows = Rows()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  @Test func overriddenPropertiesDescribeAView() {
    let stars = StarsView()
    root.view.addSubview(stars)
    driver.settle()
    #expect(driver.screen == "button \"Rating\" = 0 of 5 (Rates the shop)")
    stars.count = 3
    driver.settle()
    #expect(driver.screen == "button \"Rating\" = 3 of 5 (Rates the shop)")
  }

  @Test func superReturnsTheLabelThatWasSet() {
    let badge = BadgeView()
    badge.accessibilityLabel = "Inbox"
    root.view.addSubview(badge)
    driver.settle()
    #expect(driver.find("Inbox, 2 unread").count == 1)
    badge.unread = 0
    driver.settle()
    #expect(driver.find("Inbox").count == 1)
    badge.accessibilityLabel = "Mail"
    badge.unread = 1
    driver.settle()
    #expect(driver.find("Mail, 1 unread").count == 1)
  }

  @Test func aCellWithAnOverriddenLabelIsReadByIt() throws {
    let table = UITableView()
    table.dataSource = rows
    table.register(PriceCell.self, forCellReuseIdentifier: "price")
    table.frame = root.view.bounds
    root.view.addSubview(table)
    driver.settle()
    #expect(driver.find(nil, .cell).map(\.label) == ["Tea costs 1", "Tea costs 2"])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PriceCell)
    cell.price = 9
    driver.settle()
    #expect(driver.find(nil, .cell).map(\.label) == ["Tea costs 1", "Tea costs 9"])
  }

  @Test func overridesDecideAboutHiddenElementsAndTheirOrder() {
    let card = CardView()
    root.view.addSubview(card)
    driver.settle()
    #expect(driver.screen == "text \"Second\"\ntext \"First\"")
    card.isSecret = true
    driver.settle()
    #expect(driver.screen == "")
  }

  @Test func overriddenCustomActionsAreInTheMenu() throws {
    let view = ActingView()
    root.view.addSubview(view)
    driver.settle()
    try driver.openMenu("Message")
    try driver.chooseMenuItem("Reply")
    #expect(view.replies == 1)
  }

  /// Other classes are not queried: their values are sent when they are set.
  @Test func onlyClassesThatOverridePropertiesAreQueried() {
    let asked = StarsView()
    let label = UILabel()
    label.text = "你"
    root.view.addSubview(asked)
    root.view.addSubview(label)
    driver.settle()
    driver.display.forgetCommits()
    // The new text is as wide as the old one, so that no frame changes.
    label.text = "好"
    driver.settle()
    #expect(driver.display.commits.flatMap(\.changes).count == 1)
  }
}

private class StarsView: UIView {
  var count = 0 { didSet { setNeedsLayout() } }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "Rating" }
    set {}
  }
  override var accessibilityValue: String? {
    get { "\(count) of 5" }
    set {}
  }
  override var accessibilityHint: String? {
    get { "Rates the shop" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
}

private class BadgeView: UIButton {
  var unread = 2 { didSet { setNeedsLayout() } }

  override var accessibilityLabel: String? {
    get {
      guard unread > 0, let name = super.accessibilityLabel else { return super.accessibilityLabel }
      return "\(name), \(unread) unread"
    }
    set { super.accessibilityLabel = newValue }
  }
}

private class PriceCell: UITableViewCell {
  var price = 0 { didSet { textLabel?.text = "\(price)" } }

  override var accessibilityLabel: String? {
    get { "Tea costs \(price)" }
    set {}
  }
}

private class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath)
    (cell as? PriceCell)?.price = indexPath.row + 1
    return cell
  }
}

private class CardView: UIView {
  var isSecret = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for text in ["First", "Second"] {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityElements: [Any]? {
    get { subviews.reversed() }
    set {}
  }
  override var accessibilityElementsHidden: Bool {
    get { isSecret }
    set {}
  }
}

private class ActingView: UIView {
  var replies = 0

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "Message" }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      [
        UIAccessibilityCustomAction(name: "Reply") { [weak self] _ in
          self?.replies += 1
          return true
        }
      ]
    }
    set {}
  }
}
