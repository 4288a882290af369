import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A navigation bar of the app's own.
///
/// <https://developer.apple.com/documentation/uikit/uinavigationbar>
@MainActor
struct UINavigationBarTests {
  private let log = CallLog()
  private let screen = UIViewController()
  private let bar = UINavigationBar()
  private let driver: SceneDriver

  init() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    let guide = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    driver = SceneDriver(rootViewController: screen)
  }

  private func item(_ title: String) -> UINavigationItem { UINavigationItem(title: title) }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log(title) })
  }

  private var shown: Element? { driver.find(nil, .bar).first }

  @Test func aBarShowsTheTitleAndTheButtonsOfItsLastItem() throws {
    let item = item("Photos")
    item.leftBarButtonItem = button("Cancel")
    item.rightBarButtonItems = [button("Done"), button("Add")]
    bar.items = [item]
    #expect(shown?.label == "Photos")
    #expect(shown?.children.map(\.label) == ["Cancel", "Add", "Done"])
    try driver.tap("Done")
    #expect(log.take() == ["Done"])
    item.title = "Pictures"
    item.rightBarButtonItem = nil
    #expect(shown?.label == "Pictures")
    #expect(shown?.children.map(\.label) == ["Cancel"])
    #expect(bar.topItem === item)
    #expect(bar.backItem == nil)
  }

  @Test func aBarIs44PointsHighAndItsRowIsAtItsFoot() throws {
    let item = item("Photos")
    item.rightBarButtonItem = button("Done")
    bar.items = [item]
    driver.settle()
    let top = screen.view.safeAreaInsets.top
    #expect(bar.frame == CGRect(x: 0, y: top, width: 390, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
    let high = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 390, height: 64))
    let other = self.item("High")
    other.rightBarButtonItem = button("Tall")
    high.items = [other]
    screen.view.addSubview(high)
    #expect(try middle(of: bar) == top + 22)
    #expect(try middle(of: high) == 300 + 20 + 22)
  }

  /// Returns the vertical middle of a bar's button on the screen.
  private func middle(of bar: UINavigationBar) throws -> CGFloat {
    driver.settle()
    let button = try #require(bar.subviews.first?.subviews.last)
    return button.convert(CGPoint(x: 0, y: button.bounds.midY), to: screen.view).y
  }

  @Test func aPromptAndALargeTitleMakeItHigher() {
    let item = item("Photos")
    item.prompt = "Choose"
    bar.items = [item]
    driver.settle()
    #expect(bar.frame.height == 74)
    item.prompt = nil
    bar.prefersLargeTitles = true
    driver.settle()
    #expect(bar.frame.height == 96)
  }

  @Test func itemsArePushedAndPopped() throws {
    bar.setItems([item("One")], animated: false)
    bar.pushItem(item("Two"), animated: true)
    driver.settle()
    #expect(shown?.label == "Two")
    #expect(driver.find(nil, .backButton).map(\.label) == ["One"])
    #expect(bar.backItem?.title == "One")
    try driver.goBack()
    driver.settle()
    #expect(shown?.label == "One")
    #expect(bar.items?.count == 1)
    #expect(bar.popItem(animated: false)?.title == "One")
    #expect(bar.items == nil)
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test func theDelegateDecidesAndIsNotified() throws {
    let delegate = Delegate(log)
    bar.delegate = delegate
    bar.items = [item("One")]
    bar.pushItem(item("Two"), animated: false)
    #expect(log.take() == ["shouldPush Two", "didPush Two"])
    try driver.goBack()
    #expect(log.take() == ["shouldPop Two", "didPop Two"])
    delegate.refuses = true
    bar.pushItem(item("Three"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(log.take() == ["shouldPush Three", "shouldPop One"])
    #expect(shown?.label == "One")
  }

  @Test func theBackgroundOfAnAttachedBarExtendsToTheTop() throws {
    let delegate = Delegate(log)
    bar.items = [item("One")]
    #expect(bar.barPosition == .top)
    #expect(try covered() == 0)
    bar.delegate = delegate
    delegate.position = .topAttached
    bar.setNeedsLayout()
    #expect(bar.barPosition == .topAttached)
    #expect(try covered() == Double(screen.view.safeAreaInsets.top))
  }

  private func covered() throws -> Double? {
    driver.settle()
    let node = try #require(driver.display.tree.nodes.values.first { $0.kind == .navigationBar })
    return node.barHeights.covered
  }

  @Test func aBarHasItsAppearanceAndATitleView() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .purple
    bar.standardAppearance = appearance
    let item = item("One")
    let view = UILabel()
    view.text = "Own title"
    item.titleView = view
    bar.items = [item]
    driver.settle()
    let node = try #require(driver.display.tree.nodes.values.first { $0.kind == .navigationBar })
    #expect(node.barAppearance?.standard.color == UIColor.purple._value)
    #expect(view.isDescendant(of: bar))
    #expect(driver.find("Own title").count == 1)
  }

  @Test func anItemThatHasLeftTheBarNoLongerChangesIt() {
    let (one, two) = (item("One"), item("Two"))
    bar.items = [one]
    bar.items = [two]
    one.title = "Other"
    #expect(shown?.label == "Two")
    two.title = "Second"
    #expect(shown?.label == "Second")
  }

  @Test func theBarOfANavigationControllerHasTheItemsOfItsScreens() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let navigation = Controller(rootViewController: first)
    let driver = SceneDriver(rootViewController: navigation)
    navigation.pushViewController(second, animated: false)
    let bar = navigation.navigationBar
    #expect(bar.items == [first.navigationItem, second.navigationItem])
    #expect(bar.topItem === second.navigationItem)
    #expect(bar.backItem === first.navigationItem)
    #expect(bar.delegate === navigation)
    #expect(bar.barPosition == .topAttached)
    navigation.popViewController(animated: true)
    #expect(navigation.calls == ["didPush"])
    driver.settle()
    #expect(navigation.calls == ["didPush", "didPop"])
  }

  @Test func picturesShowTheBar() throws {
    let before = try driver.picture(scale: 1).png()
    bar.items = [item("Photos")]
    let after = try driver.picture(scale: 1).png()
    #expect(before != after)
  }

  @Test func toolbarsAndTabBarsOfTheAppsOwnHaveTheirHeights() {
    let (toolbar, tabBar) = (UIToolbar(), UITabBar())
    toolbar.items = [button("Edit")]
    tabBar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    let tops: [CGFloat] = [300, 400]
    for (index, view) in [toolbar, tabBar].enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: tops[index]),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ])
    }
    driver.settle()
    #expect(toolbar.frame == CGRect(x: 0, y: 300, width: 390, height: 44))
    #expect(tabBar.frame == CGRect(x: 0, y: 400, width: 390, height: 49))
  }

  private final class Delegate: NSObject, UINavigationBarDelegate {
    private let log: CallLog
    var refuses = false
    var position = UIBarPosition.any

    init(_ log: CallLog) {
      self.log = log
      super.init()
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPush item: UINavigationItem
    ) -> Bool {
      log("shouldPush \(item.title ?? "")")
      return !refuses
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log("didPush \(item.title ?? "")")
    }

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPop item: UINavigationItem
    ) -> Bool {
      log("shouldPop \(item.title ?? "")")
      return !refuses
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log("didPop \(item.title ?? "")")
    }
  }

  private final class Controller: UINavigationController, UINavigationBarDelegate {
    private(set) var calls: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop")
    }
  }
}
