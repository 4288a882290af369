import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewHeaderTests {
  private final class TitledSource: NSObject, UITableViewDataSource {
    var titles: [String?]
    var footers: [String?]

    init(_ titles: [String?], footers: [String?] = []) {
      self.titles = titles
      self.footers = footers
    }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

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
      titles[section]
    }

    func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      footers.indices.contains(section) ? footers[section] : nil
    }
  }

  private final class HeaderDelegate: NSObject, UITableViewDelegate {
    var height: CGFloat = UITableView.automaticDimension
    var views: [Int: UIView] = [:]

    func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      views[section]
    }

    func tableView(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat {
      height
    }
  }

  @Test func titlesAreHeadersAndFootersOfTheirSections() {
    let source = TitledSource(["A", nil, "C"], footers: ["end"])
    let fixture = TableFixture(style: .grouped) { $0.dataSource = source }
    #expect(fixture.shown.map(\.header) == ["A", nil, "C"])
    #expect(fixture.shown.map(\.footer) == ["end", nil, nil])
    #expect(fixture.value?.style == .grouped)
  }

  /// Apple: `sectionHeaderTopPadding`.
  @Test func sectionHeaderTopPaddingMovesHeaders() throws {
    let source = TitledSource(["A", nil, "C"])
    let fixture = TableFixture { $0.dataSource = source }
    func top(_ section: Int) throws -> CGFloat {
      let header = try #require(fixture.table.headerView(forSection: section))
      #expect(header.frame == fixture.table.rectForHeader(inSection: section))
      return header.frame.minY
    }
    let (first, last) = (try top(0), try top(2))
    #expect(first == 22)
    fixture.table.sectionHeaderTopPadding = 30
    fixture.driver.settle()
    #expect(try top(0) == first + 8)
    #expect(try top(2) == last + 16)
  }

  /// Apple: `UITableViewHeaderFooterView.backgroundView`.
  @Test func aBackgroundViewFillsAHeaderBehindItsContent() throws {
    let delegate = HeaderDelegate()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let background = UIView()
    header.textLabel?.text = "Header"
    header.backgroundView = background
    delegate.views[0] = header
    delegate.height = 50
    let source = TitledSource([nil])
    let fixture = TableFixture {
      $0.dataSource = source
      $0.delegate = delegate
    }
    #expect(background.superview === header)
    #expect(background.frame == header.bounds)
    #expect(header.subviews.first === background)
    #expect(fixture.driver.find("Header").count == 1)
    header.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func headersOfGroupedTablesHaveNoTopPadding() {
    let source = TitledSource(["A"])
    let fixture = TableFixture(style: .grouped) { $0.dataSource = source }
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 17.5)
  }

  /// Apple: `tableView(_:estimatedHeightForHeaderInSection:)`.
  @Test func headersThatWereNotShownAreAsHighAsEstimated() {
    let source = TitledSource((0..<200).map { "S\($0)" })
    let fixture = TableFixture { $0.dataSource = source }
    let shown = fixture.table.rectForHeader(inSection: 0).height
    #expect(fixture.table.rectForHeader(inSection: 199).height == shown)
    fixture.table.estimatedSectionHeaderHeight = 70
    #expect(fixture.table.rectForHeader(inSection: 0).height == shown)
    #expect(fixture.table.rectForHeader(inSection: 199).height == 70)
    let delegate = EstimatingDelegate()
    fixture.table.delegate = delegate
    fixture.driver.settle()
    #expect(fixture.table.rectForHeader(inSection: 199).height == 299)
  }

  private final class EstimatingDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      CGFloat(100 + section)
    }
  }

  @Test func headersFarAwayAreCountedButDoNotExist() {
    let source = TitledSource((0..<200).map { "S\($0)" })
    let fixture = TableFixture { $0.dataSource = source }
    #expect((10..<20).contains(fixture.shown.count))
    #expect(fixture.value?.sections.count == 200)
    #expect(fixture.shown.allSatisfy { $0.header != nil })
  }

  @Test func aHeaderExistsWithAnyRowOfItsSection() {
    let source = TitledSource((0..<50).map { "S\($0)" })
    let fixture = TableFixture { $0.dataSource = source }
    fixture.show(81..<83)
    #expect(fixture.shown.count > 5)
    #expect(fixture.shown.map(\.header) == fixture.shown.map { "S\($0.index)" })
    #expect(fixture.shown.contains { $0.index == 40 })
  }

  @Test func reloadingChangesTheTextOfATitleInPlace() {
    let source = TitledSource(["A", "B"])
    let fixture = TableFixture { $0.dataSource = source }
    source.titles = ["A", "Z"]
    fixture.table.reloadData()
    #expect(fixture.changes().filter { $0.contains("label") } == ["set label text"])
    #expect(fixture.shown.map(\.header) == ["A", "Z"])
  }

  @Test func aReloadedSectionTakesItsNewTitleAndOthersKeepTheirs() {
    let source = TitledSource(["A", "B"])
    let fixture = TableFixture { $0.dataSource = source }
    source.titles = ["X", nil]
    fixture.table.reloadSections([1], with: .none)
    #expect(fixture.shown.map(\.header) == ["A", nil])
  }

  @Test func theDelegatesHeaderViewsTakePrecedenceOverTitles() {
    let source = TitledSource(["A", "B"])
    let delegate = HeaderDelegate()
    let label = UILabel()
    label.text = "own"
    let reusable = UITableViewHeaderFooterView(reuseIdentifier: "h")
    reusable.textLabel?.text = "reusable"
    delegate.views = [0: label, 1: reusable]
    let fixture = TableFixture {
      $0.dataSource = source
      $0.delegate = delegate
    }
    #expect(fixture.shown.map(\.header) == ["own", "reusable"])
  }

  @Test func aHeaderOfNoHeightIsNotShown() {
    let source = TitledSource(["A"])
    let delegate = HeaderDelegate()
    delegate.height = .leastNormalMagnitude
    let fixture = TableFixture(style: .grouped) {
      $0.dataSource = source
      $0.delegate = delegate
    }
    #expect(fixture.shown.map(\.header) == [nil])
    #expect(fixture.table.rectForHeader(inSection: 0).height == 0)
  }

  @Test func theDelegateSetsTheHeightOfHeaders() throws {
    let source = TitledSource(["A", nil])
    let delegate = HeaderDelegate()
    delegate.height = 70
    let fixture = TableFixture(style: .grouped) {
      $0.dataSource = source
      $0.delegate = delegate
    }
    #expect(fixture.table.rectForHeader(inSection: 1).height == 70)
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(header.frame.height == 70)
    #expect(fixture.table.headerView(forSection: 1) == nil)
    delegate.height = UITableView.automaticDimension
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(header.frame.height < 70)
    #expect(fixture.shown.map(\.header) == ["A", nil])
  }

  @Test func headersAreUsedAgain() {
    let table = UITableView()
    table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view?.reuseIdentifier == "header")
  }

  @Test func tableHeaderFooterAndBackgroundViewsHaveTheirSlots() {
    let source = TitledSource(["A"])
    let fixture = TableFixture {
      $0.tableFooterView = UILabel()
      $0.tableHeaderView = UILabel()
      $0.backgroundView = UIView()
      $0.dataSource = source
    }
    let tree = fixture.driver.display.tree
    let slots = tree[fixture.tableID]?.children.compactMap { tree[$0] }.map { node in
      node.attributes.lazy.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }.first
    }
    #expect(slots == [.background, .tableHeader, nil, .tableFooter])
    fixture.table.tableHeaderView = nil
    fixture.driver.settle()
    #expect(fixture.driver.display.tree[fixture.tableID]?.children.count == 3)
  }
}
