import Testing
import UIKit
import UIKitTesting

/// Tables and cells that override methods of Apple's classes.
///
/// <https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)>
@MainActor
struct UITableViewSubclassTests {
  /// A cell that no table makes, with only an initialiser of its own.
  private final class FormCell: UITableViewCell {
    let field: String

    init(field: String) {
      self.field = field
      super.init(style: .value1, reuseIdentifier: "form \(field)")
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  private final class SubtitleCell: UITableViewCell {
    let given: (style: UITableViewCell.CellStyle, identifier: String?)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      given = (style, reuseIdentifier)
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class NamedCell: UITableViewCell {
    override var reuseIdentifier: String? { "named" }
  }

  private final class Header: UITableViewHeaderFooterView {
    let given: String?

    override init(reuseIdentifier: String?) {
      given = reuseIdentifier
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class SpyTable: UITableView {
    var calls: [String] = []

    override func insertRows(
      at indexPaths: [IndexPath],
      with animation: UITableView.RowAnimation
    ) {
      calls.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: animation)
    }

    override func beginUpdates() {
      calls.append("begin")
      super.beginUpdates()
    }

    override func endUpdates() {
      calls.append("end")
      super.endUpdates()
    }

    override func dequeueReusableCell(
      withIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UITableViewCell {
      if indexPath.row == 0 { calls.append("dequeue \(identifier)") }
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      calls.append("editing \(editing)")
      super.setEditing(editing, animated: animated)
    }

    override var visibleCells: [UITableViewCell] { [] }
  }

  // MARK: Initialisers

  @Test func aCellCanBeMadeByAnInitialiserOfItsOwn() {
    let cell = FormCell(field: "Name")
    #expect(cell.reuseIdentifier == "form Name")
    #expect(cell.detailTextLabel != nil)
  }

  @Test(arguments: ["short", "an identifier that does not fit into two words", ""])
  func aDequeuedCellIsMadeByItsOwnInitialiserOfStyleAndIdentifier(_ identifier: String) throws {
    let table = UITableView()
    table.register(SubtitleCell.self, forCellReuseIdentifier: identifier)
    let cells = try (0..<3).map { _ in
      try #require(table.dequeueReusableCell(withIdentifier: identifier) as? SubtitleCell)
    }
    for cell in cells {
      #expect(cell.given == (.default, identifier))
      #expect(cell.reuseIdentifier == identifier)
      #expect(cell.detailTextLabel != nil)
    }
  }

  @Test func aDequeuedHeaderIsMadeByItsOwnInitialiserOfAnIdentifier() throws {
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "a header of many letters")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "a header of many letters")
    #expect(try #require(header as? Header).given == "a header of many letters")
  }

  @Test func aRegisteredCellWithoutTheInitialiserStopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        table.register(FormCell.self, forCellReuseIdentifier: "form")
        _ = table.dequeueReusableCell(withIdentifier: "form")
      }
    }
  }

  @Test func cellsAreReleasedWithTheirTable() {
    weak var gone: UITableViewCell?
    do {
      let table = UITableView()
      table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
      let cell = table.dequeueReusableCell(withIdentifier: "cell")
      gone = cell
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func aCellMayNameItself() {
    #expect(NamedCell(style: .default, reuseIdentifier: nil).reuseIdentifier == "named")
  }

  // MARK: Overridden methods of tables

  @Test func overriddenMethodsOfATableAreCalled() throws {
    let source = PlainSource([["a", "b"]])
    let spy = SpyTable(frame: .zero, style: .plain)
    let screen = UIViewController()
    screen.view = spy
    source.attach(to: spy)
    let driver = SceneDriver(rootViewController: screen)
    #expect(spy.calls == ["dequeue cell"])
    source.sections = [["a", "b", "c"]]
    spy.performBatchUpdates {
      spy.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    driver.settle()
    #expect(spy.calls.dropFirst() == ["begin", "insert 1", "end"])
    #expect(driver.find(nil, .cell).map(\.label) == ["a", "b", "c"])
    spy.isEditing = true
    #expect(spy.calls.last == "editing true")
    #expect(spy.visibleCells.isEmpty)
  }
}
