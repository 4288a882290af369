import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// Rows, headers and footers of tables that are far from the screen, as XCUITest finds them on iOS.
@MainActor
struct UnseenRowTests {
  @Test func allRowsOfATableAreCountedWithoutMakingThem() throws {
    let table = CountingTable(sections: [100_000])
    let screen = try AutomatedScreen(table)
    _ = screen.app
    let made = table.made
    #expect(screen.unseen.descendants(of: [screen.app], kind: .cell).count == 100_000)
    #expect(table.made == made && made < 100)
  }

  @Test func textsOfRowsAreFoundInOrder() throws {
    let table = CountingTable(sections: [80])
    let screen = try AutomatedScreen(table)
    let texts = screen.unseen.descendants(of: [screen.app], kind: .staticText).map(\.label)
    #expect(texts == (0..<80).map { "Row 0.\($0)" })
    #expect(table.announced < 40)
    table.tableView.scrollToRow(at: IndexPath(row: 79, section: 0), at: .bottom, animated: false)
    #expect(screen.unseen.descendants(of: [screen.app], kind: .staticText).map(\.label) == texts)
  }

  @Test func headersAndFootersAreInOrder() throws {
    let table = CountingTable(sections: [1, 2, 30, 2, 0, 1])
    table.hasTitles = true
    let screen = try AutomatedScreen(table)
    let texts = screen.unseen.descendants(of: [screen.app], kind: .staticText).map(\.label)
    let expected = table.sections.enumerated().flatMap { section, rows in
      ["Header \(section)"] + (0..<rows).map { "Row \(section).\($0)" } + ["Footer \(section)"]
    }
    #expect(texts == expected)
    #expect(screen.unseen.descendants(of: [screen.app], kind: .cell).count == 36)
    let list = try screen.find(.table)
    #expect(screen.unseen.children(of: [list]).count { $0.kind == .cell } == 36)
  }

  @Test func aSearchReadsALimitedNumberOfRows() throws {
    let table = CountingTable(sections: [UnseenReader.limit + 500])
    let screen = try AutomatedScreen(table)
    let first = table.made
    let texts = screen.unseen.descendants(of: [screen.app], kind: .staticText)
    #expect(table.made - first == UnseenReader.limit)
    #expect(texts.count < UnseenReader.limit + 100)
    // A row that is named by its number is read wherever it is.
    let last = try #require(screen.unseen.descendants(of: [screen.app], kind: .cell).last)
    #expect(screen.unseen.reading([last]).map(\.label) == ["Row 0.\(UnseenReader.limit + 499)"])
  }

  @Test func rowsAreWhereTheyWouldBe() throws {
    let table = CountingTable(sections: [200])
    table.tableView.rowHeight = 50
    let screen = try AutomatedScreen(table)
    let cells = screen.unseen.descendants(of: [screen.app], kind: .cell)
    #expect(cells.map(\.frame.height).allSatisfy { $0 == 50 })
    #expect(cells[150].frame.y == cells[0].frame.y + 150 * 50)
  }

  @Test func editingControlsOfRowsAreThereToo() throws {
    let table = CountingTable(sections: [60])
    table.setEditing(true, animated: false)
    let screen = try AutomatedScreen(table)
    let buttons = screen.unseen.descendants(of: [screen.app], kind: .button).map(\.label)
    #expect(buttons.contains("Remove Row 0.59"))
  }

  @Test func anElementOfARowIsThatOfTheRowOnceItIsShown() throws {
    let table = CountingTable(sections: [500])
    let screen = try AutomatedScreen(table)
    let text = try #require(screen.unseen.descendants(of: [screen.app], kind: .staticText).last)
    #expect(text.label == "Row 0.499")
    guard case .unseen(let part, let path) = text.id.part else {
      Issue.record("Expected an unseen element, got \(text.id).")
      return
    }
    let list = NodeID(rawValue: text.id.node)
    #expect(screen.runtime._node(of: part, in: list) == nil && !path.isEmpty)
    #expect(screen.runtime._scroll(to: part, in: list))
    screen.driver.settle()
    #expect(screen.runtime._node(of: part, in: list) != nil)
    #expect(table.tableView.indexPathsForVisibleRows?.contains([0, 499]) == true)
  }

  @Test(arguments: [_TablePart.header(50), .footer(50)])
  func headersAndFootersAreScrolledTo(part: _TablePart) throws {
    let table = CountingTable(sections: Array(repeating: 3, count: 100))
    table.hasTitles = true
    let screen = try AutomatedScreen(table)
    let list = NodeID(rawValue: try screen.find(.table).id.node)
    #expect(screen.runtime._node(of: part, in: list) == nil)
    #expect(screen.runtime._scroll(to: part, in: list))
    screen.driver.settle()
    #expect(screen.runtime._node(of: part, in: list) != nil)
    #expect(!screen.runtime._scroll(to: .header(100), in: list))
    #expect(!screen.runtime._scroll(to: .row(300), in: list))
  }

  @Test func aRecordedIndexCountsRowsThatAreOffTheScreen() throws {
    let table = CountingTable(sections: [100])
    table.text = { _ in "Same" }
    let screen = try AutomatedScreen(table)
    _ = screen.app
    table.tableView.scrollToRow(at: [0, 60], at: .top, animated: false)
    let recorded = screen.recorded
    let cell = try #require(
      recorded.app.all.first { recorded.tree[NodeID(rawValue: $0.id.node)]?.row?.row == 60 }
    )
    let path = try #require(recorded.element(cell.id)?.path)
    #expect(path.steps == [.init(kind: .cell, choice: .index(60))])
  }
}

/// A table that counts the cells that it makes and those that it shows.
private final class CountingTable: UITableViewController {
  let sections: [Int]
  var hasTitles = false
  var text: (IndexPath) -> String = { "Row \($0.section).\($0.row)" }
  private(set) var made = 0
  private(set) var announced = 0

  init(sections: [Int]) {
    self.sections = sections
    super.init(style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    made += 1
    let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = text(path)
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    announced += 1
  }

  override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles ? "Header \(section)" : nil
  }

  override func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
    hasTitles ? "Footer \(section)" : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
}

extension AutomatedScreen {
  fileprivate var unseen: UnseenReader {
    UnseenReader { [runtime, driver] in runtime.contents(of: $0, driver.environment) }
  }
}
