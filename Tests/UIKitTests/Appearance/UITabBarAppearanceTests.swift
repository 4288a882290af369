import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITabBarAppearanceTests {
  private let tabs = UITabBarController()
  private let driver: SceneDriver

  init() {
    tabs.viewControllers = ["A", "B"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return screen
    }
    driver = SceneDriver(rootViewController: tabs)
  }

  private func looks() -> [BarItemAppearanceValue.Look] {
    driver.settle()
    let nodes = driver.display.tree.nodes.sorted { $0.key.rawValue < $1.key.rawValue }
    return nodes.flatMap(\.value.attributes).compactMap {
      if case .barButtonStyle(_, let barAppearance?) = $0 { barAppearance.standard } else { nil }
    }
  }

  @Test func tabsHaveTheAppearanceOfTheirState() {
    let appearance = UITabBarAppearance()
    let items = appearance.stackedLayoutAppearance
    items.normal.iconColor = .gray
    items.selected.iconColor = .red
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabs.tabBar.standardAppearance = appearance
    #expect(looks().map(\.icon) == [UIColor.red._value, UIColor.gray._value])
    #expect(looks().map(\.title?.color) == [UIColor.red._value, nil])
    tabs.selectedIndex = 1
    #expect(looks().map(\.icon) == [UIColor.gray._value, UIColor.red._value])
  }

  @Test func unselectedTabsHaveTheirTint() {
    tabs.tabBar.unselectedItemTintColor = .brown
    #expect(looks().map(\.icon) == [UIColor.brown._value])
    #expect(looks().map(\.title?.color) == [UIColor.brown._value])
  }

  @Test func theTitleAttributesOfAnItemTakePrecedence() {
    let item = tabs.viewControllers?.first?.tabBarItem
    item?.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(looks().map(\.title?.color) == [UIColor.green._value])
    #expect(item?.titleTextAttributes(for: .normal) == nil)
  }

  @Test func barTintColorSetsTheBackgroundOfTheAppearance() throws {
    tabs.tabBar.barTintColor = .red
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
    driver.settle()
    let barAppearances = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .bar(_, let barAppearance?) = $0 { barAppearance } else { nil }
    }
    let barAppearance = try #require(barAppearances.first)
    #expect(barAppearance.standard == barAppearance.edge)
    #expect(barAppearance.standard.color == UIColor.red._value)
    #expect(!barAppearance.standard.isBlurred)
  }

  @Test func badgesHaveTheAppearancesColour() {
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "1"
    tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .purple
    driver.settle()
    let colors = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .badge(.some, let color) = $0 { color } else { nil }
    }
    #expect(colors == [UIColor.purple._value])
  }

  @Test func titlesAndImagesAreMoved() throws {
    let item = try #require(tabs.viewControllers?.first?.tabBarItem)
    item.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 40)
    let look = try #require(looks().first)
    #expect(look.titleShift == ShiftValue(x: 0, y: 40))
    #expect(look.iconPlace == .init(shift: ShiftValue(x: 0, y: 6)))
  }
}
