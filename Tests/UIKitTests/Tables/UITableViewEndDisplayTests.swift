import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The delegate methods about the display of cells, headers and footers.
///
/// Apple: `tableView(_:didEndDisplaying:forRowAt:)` and the related methods of headers and footers.
@MainActor
struct UITableViewEndDisplayTests {
  private final class Log: NSObject, UITableViewDelegate {
    let log = CallLog()

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      log("\(indexPath.row) \(text)")
    }
  }

  private final class EdgeLog: NSObject, UITableViewDelegate {
    let log = CallLog()
    var headers: [Int: UIView] = [:]
    var footerHeight: CGFloat?

    func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      headers[section]
    }

    func tableView(
      _ tableView: UITableView,
      heightForFooterInSection section: Int
    ) -> CGFloat {
      footerHeight ?? UITableView.automaticDimension
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      let title = (view as? UITableViewHeaderFooterView)?.textLabel
      title?.text = title?.text?.uppercased()
      log("+h\(section)\(view === headers[section] ? " own" : "")")
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      log("+f\(section)")
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) {
      log("-h\(section)")
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) {
      log("-f\(section)")
    }
  }

  private final class Titles: NSObject, UITableViewDataSource {
    var sections = 2

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      "t\(section)"
    }

    func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      "end"
    }
  }

  private let source = PlainSource(rows: 3)
  private let delegate = Log()

  private func fixture(rows: Int = 3) -> TableFixture {
    source.sections = [(0..<rows).map { "r\($0)" }]
    return TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  @Test func didEndDisplayingHasTheOldIndexPathOfADeletedRow() {
    let fixture = fixture()
    #expect(delegate.log.take().isEmpty)
    source.sections[0].remove(at: 1)
    fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(delegate.log.take() == ["1 r1"])
    #expect(fixture.texts == ["r0", "r2"])
  }

  /// Called before the cell is reused, so that its requests can be cancelled.
  @Test func didEndDisplayingIsCalledWithTheCellsOfScrolledRows() {
    let fixture = fixture(rows: 100)
    fixture.show(98..<99)
    let log = delegate.log.take()
    #expect(log.count == TableFixture.firstRows)
    #expect(log.first == "0 r0")
    let old = fixture.window
    fixture.show(30..<31)
    let gone = (fixture.window.upperBound..<old.upperBound)
    #expect(!gone.isEmpty)
    #expect(delegate.log.take() == gone.map { "\($0) r\($0)" })
  }

  @Test func aReloadCallsDidEndDisplayingForAllShownRows() {
    let fixture = fixture()
    source.sections[0] = ["new"]
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(delegate.log.take() == ["0 r0", "1 r1", "2 r2"])
  }

  @Test func titlesAreDisplayedAsHeaderFooterViews() {
    let titles = Titles()
    let delegate = EdgeLog()
    let fixture = TableFixture {
      $0.dataSource = titles
      $0.delegate = delegate
    }
    #expect(delegate.log.take() == ["+h0", "+f0", "+h1", "+f1"])
    #expect(fixture.shown.map(\.header) == ["T0", "T1"])
    titles.sections = 1
    fixture.table.deleteSections([1], with: .none)
    #expect(delegate.log.take() == ["-h1", "-f1"])
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(delegate.log.take() == ["-h0", "-f0", "+h0", "+f0"])
  }

  @Test func willDisplayHeaderPassesTheDelegatesView() {
    let titles = Titles()
    let delegate = EdgeLog()
    delegate.headers = [1: UILabel()]
    let fixture = TableFixture {
      $0.dataSource = titles
      $0.delegate = delegate
    }
    #expect(delegate.log.take() == ["+h0", "+f0", "+h1 own", "+f1"])
    #expect(fixture.shown.count == 2)
  }

  /// Apple: `tableView(_:heightForFooterInSection:)`.
  @Test func theDelegateSetsTheHeightOfFooters() throws {
    let titles = Titles()
    let delegate = EdgeLog()
    delegate.footerHeight = 70
    let fixture = TableFixture {
      $0.dataSource = titles
      $0.delegate = delegate
    }
    #expect(fixture.table.footerView(forSection: 0)?.frame.height == 70)
    delegate.footerHeight = 0
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(fixture.shown.map(\.footer) == [nil, nil])
    #expect(!delegate.log.take().contains { $0.hasPrefix("+f") && $0 != "+f0" && $0 != "+f1" })
  }
}
