import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewWillDisplayTests {
  /// A delegate that logs cells before display, and may change the table then.
  private final class Announced: NSObject, UITableViewDelegate {
    let log = CallLog()
    var act: (IndexPath) -> Void = { _ in }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log("\(indexPath.row)")
      act(indexPath)
    }
  }

  private let source = PlainSource(rows: 3)
  private let delegate = Announced()

  private func fixture() -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func eachNewCellIsAnnouncedOnce() {
    let fixture = fixture()
    #expect(delegate.log.take() == ["0", "1", "2"])
    source.sections[0].append("new")
    fixture.table.insertRows(at: [path(3)], with: .none)
    #expect(fixture.texts == ["r0", "r1", "r2", "new"])
    #expect(delegate.log.take() == ["3"])
  }

  @Test func rowsMayBeInsertedDuringWillDisplay() {
    let fixture = fixture()
    delegate.act = { [source, delegate] row in
      guard row.row == 3 else { return }
      delegate.act = { _ in }
      source.sections[0] += ["later"]
      fixture.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    source.sections[0].append("new")
    fixture.table.insertRows(at: [path(3)], with: .none)
    #expect(fixture.texts == ["r0", "r1", "r2", "new", "later"])
    #expect(delegate.log.take().suffix(2) == ["3", "4"])
  }

  @Test func theFirstRowsMayGoWhileTheyAreAnnounced() {
    weak var table: UITableView?
    delegate.act = { [source, delegate] _ in
      delegate.act = { _ in }
      source.sections[0] = ["r2"]
      table?.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      table = $0
    }
    #expect(fixture.texts == ["r2"])
    #expect(delegate.log.take() == ["0", "0"])
  }

  @Test func aReloadDuringWillDisplayDisplaysAllRowsAgain() {
    weak var table: UITableView?
    delegate.act = { [source, delegate] _ in
      delegate.act = { _ in }
      source.sections[0] = ["only"]
      table?.reloadData()
    }
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      table = $0
    }
    #expect(fixture.texts == ["only"])
    #expect(delegate.log.take() == ["0", "0"])
  }

  @Test func aSnapshotMayBeAppliedDuringWillDisplay() {
    var rows: UITableViewDiffableDataSource<Int, Int>?
    func apply(_ items: Range<Int>) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(items))
      rows?.apply(snapshot, animatingDifferences: false)
    }
    let fixture = TableFixture {
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      rows = UITableViewDiffableDataSource(tableView: $0) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        return cell
      }
      $0.delegate = delegate
    }
    delegate.act = { if $0.row == 2 { apply(0..<5) } }
    apply(0..<3)
    #expect(fixture.texts == ["0", "1", "2", "3", "4"])
    #expect(delegate.log.take() == ["0", "1", "2", "3", "4"])
  }
}
