import Testing
import UIKit

/// Tables whose cells follow the readable width.
@MainActor
struct ReadableWidthTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 { cell.textLabel?.text = "Row" } else { _ = cell.contentView }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  private let rows = Rows()
  private let window = UIWindow()

  /// A table of two rows, the first with a text, in a window of a width.
  private func table(_ width: CGFloat, follows: Bool) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    table.cellLayoutMarginsFollowReadableWidth = follows
    window.frame = table.frame
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return table
  }

  private func cell(_ row: Int, of table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func leading(_ view: UIView?, in table: UITableView) throws -> CGFloat {
    let view = try #require(view)
    return view.convert(view.bounds, to: table).minX
  }

  @Test func cellsDoNotFollowItByDefault() throws {
    #expect(UITableView().cellLayoutMarginsFollowReadableWidth == false)
    let table = table(1000, follows: false)
    #expect(try cell(1, of: table).contentView.layoutMargins.left == 16)
    #expect(try leading(cell(0, of: table).textLabel, in: table) == 16)
  }

  @Test func contentSeparatorsAndHeadersOfAWideTableFollowIt() throws {
    let table = table(1000, follows: true)
    let margin = (1000 - table.readableContentGuide.layoutFrame.width) / 2
    #expect(margin == 164)
    #expect(try cell(1, of: table).contentView.layoutMargins.left == margin)
    #expect(try cell(1, of: table).contentView.layoutMargins.right == margin)
    #expect(try leading(cell(0, of: table).textLabel, in: table) == margin)
    #expect(try cell(0, of: table).separatorInset.left == margin)
    #expect(try cell(0, of: table).separatorInset.right == margin)
    #expect(try leading(table.headerView(forSection: 0)?.textLabel, in: table) == margin)
  }

  @Test func aNarrowTableKeepsItsMargins() throws {
    let table = table(390, follows: true)
    #expect(try cell(1, of: table).contentView.layoutMargins.left == 16)
    #expect(try cell(0, of: table).separatorInset == table.separatorInset)
  }

  @Test func marginsChangeWithTheWidthAndTheSetting() throws {
    let table = table(390, follows: true)
    table.frame.size.width = 800
    window.layoutIfNeeded()
    #expect(try cell(1, of: table).contentView.layoutMargins.left == 64)
    table.cellLayoutMarginsFollowReadableWidth = false
    window.layoutIfNeeded()
    #expect(try cell(1, of: table).contentView.layoutMargins.left == 16)
    #expect(try leading(cell(0, of: table).textLabel, in: table) == 16)
  }
}
