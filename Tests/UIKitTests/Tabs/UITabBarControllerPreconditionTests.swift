import Testing
import UIKit

/// Programming mistakes, which trap.
struct UITabBarControllerPreconditionTests {
  @Test func aTabThatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedIndex = 1
      }
    }
  }

  @Test func aForeignControllerIsNotSelected() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
  }

  @Test func settingItemsOfAControllersTabBarTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.items = []
      }
    }
  }
}
