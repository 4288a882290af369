import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A phone in landscape with safe areas of 47 points at both sides.
///
/// After https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum and
/// https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea.
@MainActor
struct SafeAreaSidesTests {
  private static let phone = SceneEnvironment(
    width: 844,
    height: 390,
    safeArea: EdgesValue(top: 0, leading: 47, bottom: 21, trailing: 47)
  )

  private func show(_ screen: UIViewController) -> SceneDriver {
    let driver = SceneDriver(rootViewController: screen)
    driver.setEnvironment(Self.phone)
    driver.settle()
    return driver
  }

  // MARK: Scroll views

  private func scrollView(wide width: CGFloat) -> (UIScrollView, UIView, SceneDriver) {
    let (scrollView, content) = (UIScrollView(), UIView())
    content.frame = CGRect(x: 0, y: 0, width: width, height: 900)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    let screen = UIViewController()
    screen.view = scrollView
    return (scrollView, content, show(screen))
  }

  @Test func contentThatScrollsUpAndDownReachesTheSides() {
    let (scrollView, content, driver) = scrollView(wide: 844)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(scrollView.contentOffset == .zero)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
    withExtendedLifetime(driver) {}
  }

  @Test func contentThatScrollsSidewaysIsInsetAtTheSides() {
    let (scrollView, content, driver) = scrollView(wide: 2000)
    #expect(scrollView.adjustedContentInset.left == 47)
    #expect(scrollView.contentOffset.x == -47)
    #expect(content.safeAreaInsets == .zero)
    scrollView.contentSize.width = 844
    driver.settle()
    #expect(scrollView.adjustedContentInset.left == 0)
    #expect(content.safeAreaInsets.left == 47)
    scrollView.alwaysBounceHorizontal = true
    driver.settle()
    #expect(scrollView.adjustedContentInset.right == 47)
    #expect(content.safeAreaInsets == .zero)
  }

  @Test func behavioursDecideForBothSides() {
    let (scrollView, content, driver) = scrollView(wide: 844)
    scrollView.contentInsetAdjustmentBehavior = .always
    driver.settle()
    #expect(scrollView.adjustedContentInset.left == 47)
    #expect(content.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    driver.settle()
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(content.safeAreaInsets.left == 47)
  }

  // MARK: Tables

  private func table(
    _ style: UITableView.Style,
    languages: [String] = ["en"]
  ) -> (table: UITableView, driver: SceneDriver) {
    let table = UITableView(frame: .zero, style: style)
    let source = RowSource()
    table.dataSource = source
    let screen = UIViewController()
    screen.view = table
    var device = Device.forTests
    device.languages = languages
    let driver = SceneDriver(rootViewController: screen, device: device)
    driver.setEnvironment(Self.phone)
    driver.settle()
    withExtendedLifetime(source) {}
    return (table, driver)
  }

  @Test func rowsReachTheSidesAndInsetTheirContent() throws {
    for style in [UITableView.Style.plain, .grouped] {
      let (table, driver) = table(style)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(table.contentOffset.x == 0)
      #expect(table.contentSize.width == 844)
      #expect(cell.frame.minX == 0 && cell.frame.width == 844)
      #expect(cell.safeAreaInsets.left == 47)
      #expect(cell.contentView.frame.minX == 47)
      // A disclosure indicator takes 26 points.
      #expect(cell.contentView.frame.maxX == 771)
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.frame.minX == 0 && header.frame.width == 844)
      #expect(header.contentView.frame.minX == 47)
      withExtendedLifetime(driver) {}
    }
  }

  @Test func insetGroupsKeepClearOfTheSides() throws {
    let (table, driver) = table(.insetGrouped)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 63)
    #expect(cell.frame.maxX == 781)
    #expect(cell.safeAreaInsets == .zero)
    #expect(cell.contentView.frame.minX == 0)
    withExtendedLifetime(driver) {}
  }

  @Test func rowsInRightToLeftLanguagesInsetTheirContent() throws {
    let (table, driver) = table(.plain, languages: ["ar"])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.minX == 73)
    #expect(cell.contentView.frame.maxX == 797)
    withExtendedLifetime(driver) {}
  }

  // MARK: Collections

  private func collection(_ layout: UICollectionViewLayout) -> CollectionFixture {
    let source = TextSource(count: 3)
    let fixture = CollectionFixture(layout) { source.attach(to: $0) }
    fixture.driver.setEnvironment(Self.phone)
    fixture.driver.settle()
    return fixture
  }

  @Test func flowLayoutsStartAtTheirSectionInsetReference() throws {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 5
    let fixture = collection(layout)
    func start() throws -> CGFloat {
      fixture.driver.settle()
      return try #require(fixture.frame(0)).minX
    }
    #expect(try start() == 5)
    layout.sectionInsetReference = .fromSafeArea
    #expect(try start() == 52)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(try start() == 68)
    fixture.driver.setEnvironment(SceneEnvironment(width: 844, height: 390))
    layout.sectionInsetReference = .fromSafeArea
    #expect(try start() == 5)
  }

  @Test func plainListsReachTheSidesAndInsetGroupsDoNot() throws {
    for (appearance, minX) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, 0 as CGFloat), (.grouped, 0),
      (.insetGrouped, 63),
    ] {
      let list = UICollectionLayoutListConfiguration(appearance: appearance)
      let fixture = collection(UICollectionViewCompositionalLayout.list(using: list))
      #expect(fixture.frame(0)?.minX == minX)
    }
  }

  // MARK: Bars

  @Test func buttonsOfBarsKeepClearOfTheSides() throws {
    let screen = UIViewController()
    let button = UIView()
    button.widthAnchor.constraint(equalToConstant: 40).isActive = true
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    let driver = show(UINavigationController(rootViewController: screen))
    #expect(button.convert(button.bounds, to: nil).minX == 63)
    withExtendedLifetime(driver) {}
  }
}

private final class RowSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Title"
  }
}
