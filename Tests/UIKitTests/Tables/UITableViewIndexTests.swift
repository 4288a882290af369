import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewIndexTests {
  private let source = LetterSource()

  private func fixture(
    style: UITableView.Style = .plain,
    configure: (UITableView) -> Void = { _ in }
  ) -> TableFixture {
    TableFixture(style: style) {
      source.attach(to: $0)
      configure($0)
    }
  }

  private func order(_ fixture: TableFixture) -> Attribute? {
    fixture.driver.settle()
    return fixture.driver.display.tree[fixture.tableID]?.attributes.last {
      $0.key == .scrollToRow
    }
  }

  @Test func theTitlesStandAtTheSide() {
    let fixture = fixture()
    #expect(fixture.driver.indexTitles() == ["A", "B", "C", "D"])
    #expect(fixture.driver.screen.contains("section index = A"))
  }

  @Test func aTitleLeadsToTheSectionWithItsNumberThoughItsRowsAreFarAway() throws {
    let fixture = fixture()
    #expect(!fixture.texts.contains("D0"))
    try fixture.driver.tapIndexTitle("D")
    #expect(order(fixture) == .scrollToRow(row: 3, position: .section, animated: false))
    #expect(fixture.texts.contains("D0"))
    #expect(fixture.driver.screen.contains("section index = D"))
  }

  @Test func theSameTitleLeadsThereTwice() throws {
    let fixture = fixture()
    try fixture.driver.tapIndexTitle("D")
    #expect(fixture.show(0..<20))
    #expect(!fixture.texts.contains("D0"))
    try fixture.driver.tapIndexTitle("D")
    #expect(fixture.texts.contains("D0"))
  }

  @Test func theDataSourceMayNameAnotherSectionOrNone() throws {
    let fixture = fixture()
    source.target = { ["B": 2, "C": NSNotFound, "D": -1][$0] }
    try fixture.driver.tapIndexTitle("B")
    let order = order(fixture)
    #expect(order == .scrollToRow(row: 2, position: .section, animated: false))
    try fixture.driver.tapIndexTitle("C")
    try fixture.driver.tapIndexTitle("D")
    #expect(self.order(fixture) == order)
  }

  @Test func aSectionWithoutRowsIsGoneToAsWell() throws {
    source.sections = [("A", []), ("B", []), ("C", ["C0"])]
    let fixture = fixture()
    try fixture.driver.tapIndexTitle("B")
    #expect(order(fixture) == .scrollToRow(row: 1, position: .section, animated: false))
  }

  /// Apple: `scrollToNearestSelectedRow(at:animated:)`.
  @Test func aSelectedRowIsGoneTo() {
    let fixture = fixture()
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.driver.display.commits.isEmpty)
    let path = IndexPath(row: 0, section: 1)
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    fixture.table.scrollToNearestSelectedRow(at: .middle, animated: true)
    let row = fixture.table.numberOfRows(inSection: 0)
    #expect(order(fixture) == .scrollToRow(row: row, position: .middle, animated: true))
  }

  @Test func noRowMeansTheWholeSection() {
    let fixture = fixture()
    let path = IndexPath(row: NSNotFound, section: 2)
    fixture.table.scrollToRow(at: path, at: .top, animated: true)
    #expect(order(fixture) == .scrollToRow(row: 2, position: .section, animated: true))
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func plainTablesAloneHaveAnIndex(_ style: UITableView.Style) {
    #expect(fixture(style: style).driver.indexTitles() == [])
  }

  @Test func fewRowsNeedNoIndex() {
    let fixture = fixture { $0.sectionIndexMinimumDisplayRowCount = 121 }
    #expect(fixture.driver.indexTitles() == [])
    fixture.table.sectionIndexMinimumDisplayRowCount = 120
    #expect(fixture.driver.indexTitles().count == 4)
  }

  @Test func titlesAreAskedForAgainWhenTheTableChanges() {
    let fixture = fixture()
    source.sections.remove(at: 1)
    fixture.table.deleteSections([1], with: .none)
    #expect(fixture.driver.indexTitles() == ["A", "C", "D"])
    source.sections[0].title = "Æ"
    #expect(fixture.driver.indexTitles() == ["A", "C", "D"])
    fixture.table.reloadSectionIndexTitles()
    #expect(fixture.driver.indexTitles() == ["Æ", "C", "D"])
    source.sections = []
    fixture.table.reloadData()
    #expect(fixture.driver.find(nil, .sectionIndex).isEmpty)
  }

  @Test func rowsKeepClearOfIt() throws {
    let fixture = fixture()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    let width = cell.contentView.frame.width
    fixture.table.sectionIndexMinimumDisplayRowCount = .max
    #expect(try #require(fixture.table.cellForRow(at: path)).contentView.frame.width == width + 15)
  }

  @Test func itsColorsAreTheTables() {
    let fixture = fixture { $0.sectionIndexColor = .systemRed }
    fixture.table.sectionIndexBackgroundColor = .systemYellow
    fixture.driver.settle()
    let index = fixture.driver.display.tree.nodes.values.first { $0.kind == .sectionIndex }
    #expect(index?.attributes.contains(.tint(UIColor.systemRed._value)) == true)
    #expect(index?.attributes.contains(.background(UIColor.systemYellow._value)) == true)
  }

  @Test func aDiffableDataSourceAnswersInASubclass() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = InitialSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let screen = UIViewController()
    screen.view = table
    let driver = SceneDriver(rootViewController: screen)
    #expect(driver.indexTitles() == [])
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    source.apply(snapshot, animatingDifferences: false)
    #expect(driver.indexTitles() == ["A", "B"])
    try driver.tapIndexTitle("B")
    #expect(throws: DriverError.self) { try driver.tapIndexTitle("C") }
  }
}

private final class InitialSource: UITableViewDiffableDataSource<String, Int> {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }
}

/// Thirty rows for each letter.
private final class LetterSource: NSObject, UITableViewDataSource {
  var sections = ["A", "B", "C", "D"].map { letter in
    (title: letter, rows: (0..<30).map { "\(letter)\($0)" })
  }
  var target: (String) -> Int? = { _ in nil }

  func attach(to table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.title)
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    target(title) ?? index
  }
}
