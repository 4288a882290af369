import AppTesting
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Heights of rows after changes of rows, text size, width and tab, in any order: cells that are
/// reused, or whose table was not shown meanwhile, are measured again.
@MainActor
struct ReusedCellSizingTests {
  /// A change of the screen.
  private enum Step: CaseIterable {
    case otherRows, otherRowsAnimated, otherTextSize, rotation, otherTab, settling
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let tabs = UITabBarController()
  private let driver: SceneDriver
  private let source: UITableViewDiffableDataSource<Int, String>

  init() {
    let list = UIViewController()
    list.title = "List"
    source = Self.source(of: table)
    table.frame = list.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.view.addSubview(table)
    let other = UIViewController()
    other.title = "Other"
    tabs.viewControllers = [list, other]
    driver = SceneDriver(rootViewController: tabs)
    driver.settle()
  }

  private static func source(
    of table: UITableView
  ) -> UITableViewDiffableDataSource<Int, String> {
    for kind in ["match", "player"] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: kind)
    }
    return UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let isPlayer = item.hasPrefix("player")
      let cell = table.dequeueReusableCell(
        withIdentifier: isPlayer ? "player" : "match",
        for: path
      )
      var content = UIListContentConfiguration.subtitleCell()
      if item == "running" { content.image = UIImage(systemName: "soccerball") }
      content.text = "Team A 0–1 Team B"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = isPlayer ? nil : "Team B won · Nov 29, 2026 at 5:57"
      cell.contentConfiguration = content
      return cell
    }
  }

  private static func snapshot(
    ofMatches: Bool
  ) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    if ofMatches {
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["running"], toSection: 0)
      snapshot.appendItems(["match 1", "match 2"], toSection: 1)
    } else {
      snapshot.appendSections([2])
      snapshot.appendItems((0..<7).map { "player \($0)" }, toSection: 2)
    }
    return snapshot
  }

  /// Performs the steps, and expects the heights of a new table.
  private func expectHeights(after steps: [Step]) {
    var showsMatches = true
    var environment = SceneEnvironment(width: 390, height: 844)
    source.apply(Self.snapshot(ofMatches: true), animatingDifferences: false)
    driver.settle()
    for step in steps {
      switch step {
      case .otherRows, .otherRowsAnimated:
        showsMatches.toggle()
        let snapshot = Self.snapshot(ofMatches: showsMatches)
        source.apply(snapshot, animatingDifferences: step == .otherRowsAnimated)
      case .otherTextSize:
        environment.textSize = environment.textSize == .large ? .accessibilityLarge : .large
        driver.setEnvironment(environment)
      case .rotation:
        (environment.width, environment.height) = (environment.height, environment.width)
        driver.setEnvironment(environment)
      case .otherTab: tabs.selectedIndex = 1 - tabs.selectedIndex
      case .settling: driver.settle()
      }
    }
    tabs.selectedIndex = 0
    driver.settle()
    let new = UITableView(frame: table.frame, style: .insetGrouped)
    let newSource = Self.source(of: new)
    table.superview?.addSubview(new)
    newSource.apply(Self.snapshot(ofMatches: showsMatches), animatingDifferences: false)
    driver.settle()
    #expect(heights(of: table) == heights(of: new), "\(steps)")
  }

  private func heights(of table: UITableView) -> [Double] {
    table.visibleCells.map { Double($0.frame.height) }
  }

  @Test func reusedCellsAreMeasuredForTheTextSize() {
    expectHeights(after: [.otherRows, .otherTextSize, .otherRows])
  }

  @Test(arguments: 0..<40)
  func rowsHaveTheHeightsOfANewTableAfterAnySteps(_ seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let steps = (0..<16).compactMap { _ in Step.allCases.randomElement(using: &random) }
    expectHeights(after: steps)
  }
}
