import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor
struct FieldCellsTests {
  private let fields = FieldCells<String> { field, _ in field.autocorrectionType = .no }
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    let cells = [fields.cell("Name"), fields.cell("Place")]
    for (id, cell) in zip(["Name", "Place"], cells) {
      cell.show(label: id, placeholder: "Your \(id)", text: "", error: nil)
    }
    screen.view.addCovering(UIStackView(arrangedSubviews: cells))
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func eachIdKeepsItsCell() {
    #expect(fields.cell("Name") === fields.cell("Name"))
    #expect(fields.cell("Name") !== fields.cell("Place"))
    #expect(fields.cell("Name").field.autocorrectionType == .no)
  }

  @Test func editingReportsChangesAndItsEnd() throws {
    var heard: [String] = []
    fields.onChange = { heard.append("\($0): \($1)") }
    fields.onLeave = { heard.append("\($0) left") }
    try driver.type("Ana", into: "Name")
    try driver.type("Rio", into: "Place")
    #expect(heard.contains("Name: Ana"))
    #expect(heard.last == "Place: Rio")
    #expect(heard.contains("Name left"))
  }

  @Test func theReturnKeyLeadsOnAndOut() throws {
    var isOver = false
    fields.onReturn = { isOver = true }
    #expect(fields.cell("Name").field.returnKeyType == .next)
    #expect(fields.cell("Place").field.returnKeyType == .done)
    fields.focus("Name")
    #expect(!fields.textFieldShouldReturn(fields.cell("Name").field))
    #expect(fields.cell("Place").field.isFirstResponder)
    #expect(!isOver)
    #expect(!fields.textFieldShouldReturn(fields.cell("Place").field))
    #expect(!fields.cell("Place").field.isFirstResponder)
    #expect(isOver)
  }

  @Test(arguments: [600, 730, 960])
  func focusRevealsTheWholeRow(_ offset: CGFloat) throws {
    let form = FormTable(fields: fields)
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: form))
    try driver.scroll(to: CGPoint(x: 0, y: offset))
    fields.focus("Place")
    driver.settle()
    #expect(fields.cell("Place").field.isFirstResponder)
    let table = try #require(form.tableView)
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    #expect(seen.contains(table.rectForRow(at: FormTable.place)), "\(table.contentOffset)")
  }

  @Test func aMistakeIsTheHintOfItsField() throws {
    fields.cell("Name").show(label: "Name", placeholder: "", text: "", error: "Who are you?")
    let field = try driver.element("Name", .textField)
    #expect(field.hint == "Who are you?")
    fields.cell("Name").show(label: "Name", placeholder: "", text: "Ana", error: nil)
    #expect(try driver.element("Name", .textField).hint == nil)
    #expect(try driver.element("Name", .textField).value == "Ana")
  }

  @Test func thePlaceholderOfATextIsItsHintWhileItIsEmpty() throws {
    let cell = fields.textCell("Notes")
    cell.show(label: "Notes", placeholder: "Optional", text: "", error: nil)
    let screen = UIViewController()
    screen.view.addCovering(cell)
    let driver = SceneDriver(rootViewController: screen)
    #expect(try driver.element("Notes", .textView).hint == "Optional")
    try driver.type("Tall", into: "Notes")
    #expect(try driver.element("Notes", .textView).hint == nil)
  }
}

/// A table of rows without fields, and one with the field of the place.
private final class FormTable: UITableViewController {
  static let place = IndexPath(row: 15, section: 0)
  private let fields: FieldCells<String>

  init(fields: FieldCells<String>) {
    self.fields = fields
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath == Self.place { return fields.cell("Place") }
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
