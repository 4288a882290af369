import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIBarStyle`, and `barStyle` of the bars.
@MainActor
struct UIBarStyleTests {
  private func looks(_ driver: SceneDriver) -> [BarAppearanceValue] {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap {
      if case .bar(_, let barAppearance?) = $0 { barAppearance } else { nil }
    }
  }

  @Test func aBlackNavigationBarHasLightTitles() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let driver = SceneDriver(rootViewController: navigation)
    #expect(looks(driver).isEmpty)
    navigation.navigationBar.barStyle = .black
    let look = try #require(looks(driver).first?.standard)
    #expect(look.isBlurred)
    #expect(look.title?.color == UIColor.white._value)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(looks(driver).first?.standard.title?.color == UIColor.red._value)
    navigation.navigationBar.isTranslucent = false
    #expect(looks(driver).first?.standard.color == UIColor.black._value)
    navigation.navigationBar.barStyle = .default
    #expect(navigation.navigationBar.barStyle == .default)
  }

  @Test func blackToolbarsAndTabBarsAreBlackToo() throws {
    let screen = UIViewController()
    let toolbar = UIToolbar()
    let tabs = UITabBar()
    screen.view.addSubview(toolbar)
    screen.view.addSubview(tabs)
    let driver = SceneDriver(rootViewController: screen)
    toolbar.barStyle = .black
    toolbar.isTranslucent = false
    tabs.barStyle = .black
    tabs.isTranslucent = false
    #expect(looks(driver).map(\.standard.color) == [UIColor.black._value, UIColor.black._value])
  }

  @Test func aBlackSearchBarIsDark() {
    let bar = UISearchBar()
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark)
    bar.barStyle = .default
    #expect(bar.overrideUserInterfaceStyle == .unspecified)
  }
}
