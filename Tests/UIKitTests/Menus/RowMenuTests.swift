import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct RowMenuTests {
  private let screen = Rows()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
    screen.asked = []
  }

  @Test func aLongPressOnARowOpensTheDelegatesMenu() throws {
    try driver.openMenu("Ben")
    #expect(screen.asked == [1])
    #expect(
      driver.screen == "menu\n  menu item \"Call Ben\"\n  menu item \"Delete\" = destructive"
    )
    try driver.chooseMenuItem("Call Ben")
    #expect(screen.log.take() == ["call Ben"])
    #expect(driver.find(nil, .menu).isEmpty)
  }

  @Test func aRowWithoutAConfigurationOpensNone() throws {
    #expect(throws: DriverError.self) { try driver.openMenu("Cleo") }
    #expect(driver.find(nil, .menu).isEmpty)
  }

  @Test func theDelegateReceivesThePoint() throws {
    #expect(driver.send(.openMenu(try driver.element("Ana").id, x: 12, y: 34)))
    #expect(screen.point == CGPoint(x: 12, y: 34))
  }

  @Test func rowsHaveNoMenuIfTheDelegateDoesNotImplementIt() throws {
    let plain = UITableViewController(style: .plain)
    let source = PlainSource([["Ana"]])
    source.attach(to: plain.tableView)
    plain.tableView.delegate = nil
    let driver = SceneDriver(rootViewController: plain)
    let ana = try driver.element("Ana", .cell)
    #expect(!driver.send(.openMenu(ana.id, x: 0, y: 0)))
    #expect(!offersMenu(ana.id, driver))
    #expect(offersMenu(try self.driver.element("Ana", .cell).id, self.driver))
  }

  @Test func rowsThatAreEditedOfferNone() throws {
    screen.setEditing(true, animated: false)
    driver.settle()
    let ana = try driver.element("Ana", .cell).id
    #expect(!offersMenu(ana, driver))
    #expect(!driver.send(.openMenu(ana, x: 0, y: 0)))
  }

  @Test func theMenuGoesWithItsRow() throws {
    try driver.openMenu("Ben")
    screen.names = ["Ana"]
    screen.tableView.reloadData()
    driver.settle()
    #expect(driver.find(nil, .menu).isEmpty)
  }

  private func offersMenu(_ id: NodeID, _ driver: SceneDriver) -> Bool {
    driver.display.tree[id]?.attributes.contains { attribute in
      if case .row(let row) = attribute { row.hasMenu } else { false }
    } ?? false
  }
}

@MainActor
private final class Rows: UITableViewController {
  let log = CallLog()
  var names = ["Ana", "Ben", "Cleo"]
  var asked: [Int] = []
  var point: CGPoint?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath.row)
    self.point = point
    let name = names[indexPath.row]
    guard name != "Cleo" else { return nil }
    let call = UIAction(title: "Call \(name)") { [log] _ in log("call \(name)") }
    let delete = UIAction(title: "Delete", attributes: .destructive) { [log] _ in log("delete") }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [call, delete]) })
  }
}
