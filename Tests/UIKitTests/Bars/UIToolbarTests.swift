import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIToolbarTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let driver: SceneDriver

  init() {
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    driver = SceneDriver(rootViewController: navigation)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log(title) })
  }

  private var toolbar: [String]? {
    driver.find(nil, .toolbar).first?.children.map(\.label)
  }

  @Test func theToolbarIsHiddenUnlessTheControllerShowsIt() throws {
    #expect(navigation.isToolbarHidden)
    root.toolbarItems = [item("Edit"), .flexibleSpace(), item("Share")]
    #expect(toolbar == nil)
    navigation.isToolbarHidden = false
    #expect(toolbar == ["Edit", "Share"])
    try driver.tap("Share")
    #expect(log.take() == ["Share"])
    navigation.setToolbarHidden(true, animated: true)
    #expect(toolbar == nil)
  }

  @Test func everyScreenHasItsOwnItems() throws {
    navigation.isToolbarHidden = false
    root.setToolbarItems([item("Edit")], animated: false)
    let second = UIViewController()
    second.toolbarItems = [item("Delete")]
    navigation.pushViewController(second, animated: true)
    driver.settle()
    #expect(toolbar == ["Delete"])
    second.toolbarItems = nil
    #expect(toolbar == [])
    navigation.popViewController(animated: true)
    driver.settle()
    #expect(toolbar == ["Edit"])
  }

  @Test func theToolbarsOfAllScreensHaveTheControllersSettings() {
    let bars = { [driver] () -> [BarAppearanceValue?] in
      driver.settle()
      return driver.display.tree.nodes.values.filter { $0.kind == .toolbar }.map(\.barAppearance)
    }
    root.toolbarItems = [item("Edit")]
    navigation.isToolbarHidden = false
    #expect(bars() == [nil])
    navigation.toolbar.barTintColor = .red
    #expect(bars().map { $0?.standard.color } == [UIColor.red._value])
    let second = UIViewController()
    second.toolbarItems = [item("Delete")]
    navigation.pushViewController(second, animated: false)
    #expect(bars().map { $0?.standard.color } == [UIColor.red._value])
    #expect(navigation.toolbar.items == second.toolbarItems)
  }

  @Test func hidesBottomBarWhenPushedHidesTheToolbar() {
    navigation.isToolbarHidden = false
    root.toolbarItems = [item("Edit")]
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    #expect(toolbar == nil)
    navigation.popViewController(animated: false)
    #expect(toolbar == ["Edit"])
  }

  @Test func remainingItemsKeepTheirViews() throws {
    navigation.isToolbarHidden = false
    let edit = item("Edit")
    root.toolbarItems = [edit]
    let id = try driver.element("Edit").id
    root.toolbarItems = [item("New"), edit]
    #expect(try driver.element("Edit").id == id)
    #expect(toolbar == ["New", "Edit"])
  }

  @Test func theSafeAreaEndsAboveTheToolbar() {
    let fill = UIView()
    fill.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(fill)
    let guide = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      fill.topAnchor.constraint(equalTo: guide.topAnchor),
      fill.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      fill.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      fill.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let height = fill.frame.height
    navigation.isToolbarHidden = false
    #expect(fill.frame.height == height - 44)
  }

  @Test func aSpaceHasItsWidth() throws {
    navigation.isToolbarHidden = false
    root.toolbarItems = [.fixedSpace(20), item("Edit")]
    driver.settle()
    let widths = driver.display.tree.nodes.values.filter { $0.kind == .barButton }
      .compactMap { node -> Double? in
        if case .size(let size) = node.frame?.place { size.width } else { nil }
      }
    #expect(widths == [20])
  }

  @Test func disabledAndForeignItemsDoNothing() throws {
    navigation.isToolbarHidden = false
    let edit = item("Edit")
    root.toolbarItems = [edit]
    let id = try driver.element("Edit").id
    edit.isEnabled = false
    #expect(!driver.send(.tap(id)))
    edit.isEnabled = true
    navigation.isToolbarHidden = true
    #expect(!driver.send(.tap(id)))
    #expect(log.take() == [])
  }

  @Test func aHiddenItemIsLeftOut() throws {
    navigation.isToolbarHidden = false
    let edit = item("Edit")
    root.toolbarItems = [edit, .flexibleSpace(), item("Share")]
    edit.isHidden = true
    #expect(toolbar == ["Share"])
    #expect(throws: DriverError.self) { try driver.tap("Edit") }
    edit.isHidden = false
    #expect(toolbar == ["Edit", "Share"])
    try driver.tap("Edit")
    #expect(log.take() == ["Edit"])
  }

  @Test func imagesAreReturnedByBarMetrics() {
    let bar = UIToolbar()
    let (line, ground, compact) = (UIImage(), UIImage(), UIImage())
    bar.setShadowImage(line, forToolbarPosition: .any)
    bar.setBackgroundImage(ground, forToolbarPosition: .bottom, barMetrics: .default)
    bar.setBackgroundImage(compact, forToolbarPosition: .any, barMetrics: .compact)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === line)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === ground)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) === compact)
    #expect(bar.barPosition == .bottom)
    let standard = bar.standardAppearance
    #expect(standard.shadowImage === line && standard.backgroundImage === ground)
  }

  @Test func aToolbarWorksOutsideOfANavigationController() throws {
    let bar = UIToolbar()
    bar.items = [item("Here")]
    root.view.addSubview(bar)
    try driver.tap("Here")
    #expect(log.take() == ["Here"])
    #expect(bar.intrinsicContentSize.height == 44)
  }
}
