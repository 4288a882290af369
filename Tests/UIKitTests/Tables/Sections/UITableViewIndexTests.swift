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

  /// Returns whether a section begins at the top of the visible area, if there is content below it.
  private func isShown(_ section: Int, in fixture: TableFixture) -> Bool {
    fixture.driver.settle()
    let table = fixture.table
    let most = max(0, table.contentSize.height - table.bounds.height)
    return table.contentOffset.y == min(most, table.rectForHeader(inSection: section).minY)
      && fixture.shown.contains { $0.index == section }
  }

  @Test func indexTitlesAreShown() {
    let fixture = fixture()
    #expect(fixture.driver.indexTitles() == ["A", "B", "C", "D"])
    #expect(fixture.driver.screen.contains("section index = A"))
  }

  @Test func theContentOfRowsThatAreThereMakesRoomForTheIndex() throws {
    let fixture = fixture { $0.sectionIndexMinimumDisplayRowCount = 1_000_000 }
    fixture.driver.settle()
    let cell = try #require(fixture.table.visibleCells.first)
    let width = cell.contentView.frame.width
    fixture.table.sectionIndexMinimumDisplayRowCount = 0
    fixture.table.reloadSectionIndexTitles()
    fixture.driver.settle()
    #expect(fixture.driver.indexTitles() == ["A", "B", "C", "D"])
    #expect(cell.contentView.frame.width < width)
  }

  @Test func aTitleLeadsToTheSectionWithItsNumberThoughItsRowsAreFarAway() throws {
    let fixture = fixture()
    #expect(!fixture.texts.contains("D0"))
    try fixture.driver.tapIndexTitle("D")
    #expect(isShown(3, in: fixture))
    #expect(fixture.table.contentOffset.y > 1000)
    #expect(fixture.texts.contains("D0"))
    #expect(fixture.driver.screen.contains("section index = D"))
  }

  @Test func anIndexTitleScrollsToItsSectionAgain() throws {
    let fixture = fixture()
    try fixture.driver.tapIndexTitle("D")
    fixture.show(0..<20)
    #expect(!fixture.texts.contains("D0"))
    try fixture.driver.tapIndexTitle("D")
    #expect(fixture.texts.contains("D0"))
  }

  @Test func theDataSourceMayNameAnotherSectionOrNone() throws {
    let fixture = fixture()
    source.target = { ["B": 2, "C": NSNotFound, "D": -1][$0] }
    try fixture.driver.tapIndexTitle("B")
    #expect(isShown(2, in: fixture))
    let offset = fixture.table.contentOffset
    try fixture.driver.tapIndexTitle("C")
    try fixture.driver.tapIndexTitle("D")
    #expect(fixture.table.contentOffset == offset)
  }

  @Test func anIndexTitleScrollsToAnEmptySection() throws {
    source.sections = [("A", []), ("B", []), ("C", (0..<50).map { "C\($0)" })]
    let fixture = fixture()
    try fixture.driver.tapIndexTitle("B")
    #expect(isShown(1, in: fixture))
  }

  /// Apple: `scrollToNearestSelectedRow(at:animated:)`.
  @Test func scrollToNearestSelectedRowScrollsToIt() {
    let fixture = fixture()
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.driver.display.commits.isEmpty)
    let path = IndexPath(row: 0, section: 1)
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    fixture.table.scrollToNearestSelectedRow(at: .middle, animated: true)
    fixture.driver.settle()
    let row = fixture.table.rectForRow(at: path)
    #expect(row.midY == fixture.table.bounds.midY)
  }

  @Test func scrollToRowWithoutARowScrollsToTheSection() {
    let fixture = fixture()
    let path = IndexPath(row: NSNotFound, section: 2)
    fixture.table.scrollToRow(at: path, at: .top, animated: true)
    #expect(isShown(2, in: fixture))
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func plainTablesAloneHaveAnIndex(_ style: UITableView.Style) {
    #expect(fixture(style: style).driver.indexTitles() == [])
  }

  @Test func theIndexIsHiddenBelowTheMinimumRowCount() {
    let fixture = fixture { $0.sectionIndexMinimumDisplayRowCount = 121 }
    #expect(fixture.driver.indexTitles() == [])
    fixture.table.sectionIndexMinimumDisplayRowCount = 120
    #expect(fixture.driver.indexTitles().count == 4)
  }

  @Test func indexTitlesAreQueriedAgainWhenTheTableChanges() {
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

  @Test func contentViewsAreInsetByTheIndex() throws {
    let fixture = fixture()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    let width = cell.contentView.frame.width
    fixture.table.sectionIndexMinimumDisplayRowCount = .max
    #expect(try #require(fixture.table.cellForRow(at: path)).contentView.frame.width == width + 15)
  }

  @Test func theIndexHasTheColorsOfTheTable() {
    let fixture = fixture { $0.sectionIndexColor = .systemRed }
    fixture.table.sectionIndexBackgroundColor = .systemYellow
    fixture.driver.settle()
    let index = fixture.driver.display.tree.nodes.values.first { $0.kind == .sectionIndex }
    #expect(index?.attributes.contains(.tint(UIColor.systemRed._value)) == true)
    #expect(index?.attributes.contains(.background(UIColor.systemYellow._value)) == true)
  }

  @Test func aSubclassedDiffableDataSourceProvidesIndexTitles() throws {
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

/// A data source with thirty rows for each letter.
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
