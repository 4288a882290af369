import Testing

@testable import FlowMap

/// Controllers and flows that pass through casts, helpers, arrays and closures.
struct PassingTests {
  private static let delegate = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func launch() { window?.rootViewController = UINavigationController(rootViewController: AViewController()) }
    }
    final class BViewController: UIViewController {}
    final class CViewController: UIViewController {}

    """

  @Test(arguments: [
    "let b = makeB() as! UINavigationController; present(b, animated: true)",
    "guard let b = makeB() as? UINavigationController else { return }; present(b, animated: true)",
    "if let b = BViewController() as? UITableViewController { present(b, animated: true) }",
    "present(BViewController() as UIViewController, animated: true)",
    "present(wrap(BViewController()), animated: true)",
    "present(wrapped, animated: true)",
    "var b: UIViewController; b = BViewController(); present(b, animated: true)",
  ])
  func castsAndHelpersPassAControllerOn(code: String) throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped() { \(code) }
          func makeB() -> UIViewController { BViewController() }
          func wrap(_ screen: UIViewController) -> UINavigationController {
            let stack = UINavigationController(rootViewController: screen)
            stack.navigationBar.prefersLargeTitles = true
            return stack
          }
          lazy var wrapped: UINavigationController = wrap(BViewController())
        }
        """
    )
    #expect(graph.lines == ["AViewController sheet BViewController"])
  }

  @Test func aCastToAnUnrelatedContainerIsFollowed() throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped(tabs: UIViewController) {
            let tabs = tabs as! UITabBarController
            tabs.viewControllers = [BViewController()]
          }
        }
        """
    )
    #expect(graph.lines.count { $0.hasSuffix("tab BViewController") } == 1)
  }

  @Test(arguments: [
    "viewControllers = [makeTab(BViewController(), title: \"B\"), makeTab(CViewController(), title: \"C\")]",
    "viewControllers = [BViewController(), CViewController()].map { UINavigationController(rootViewController: $0) }",
    "viewControllers = [BViewController(), CViewController()].map { screen in makeTab(screen, title: \"\") }",
    "viewControllers = [BViewController(), CViewController()].map(UINavigationController.init(rootViewController:))",
    "viewControllers = [BViewController(), CViewController()].map(wrap)",
    "var all: [UIViewController] = []; for screen in screens { all.append(wrap(screen)) }; viewControllers = all",
    "let all = [BViewController(), CViewController()]; setViewControllers(all.compactMap { $0 }, animated: false)",
  ])
  func tabsThroughHelpersAndLoops(code: String) throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UITabBarController {
          private lazy var screens: [UIViewController] = [BViewController(), CViewController()]
          override func viewDidLoad() { \(code) }
          private func wrap(_ screen: UIViewController) -> UIViewController {
            UINavigationController(rootViewController: screen)
          }
          private func makeTab(_ root: UIViewController, title: String) -> UINavigationController {
            let stack = UINavigationController(rootViewController: root)
            stack.tabBarItem.title = title
            return stack
          }
        }
        """
    )
    #expect(
      graph.lines == ["AViewController tab BViewController", "AViewController tab CViewController"]
    )
  }

  private static let start = """
    let first = UINavigationController()
    let second = UINavigationController()
    let shop = ShopCoordinator(stack: first)
    let cart = CartCoordinator(stack: second)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs

    """

  @Test(arguments: [
    "shop.start(); cart.start()",
    "[shop, cart].forEach { (child: Coordinator) in addChild(child); child.start() }",
    "[shop, cart].forEach { $0.start() }",
    "let children: [Coordinator] = [shop, cart]; children.forEach { child in child.start() }",
    "childCoordinators = [shop, cart]; childCoordinators.forEach { $0.start() }",
    "self.childCoordinators = [shop, cart]; for child in childCoordinators { child.start() }",
    "childCoordinators.append(shop); childCoordinators.append(cart); childCoordinators.forEach { $0.start() }",
    "for child in [shop, cart] { child.start() }",
    "for child in [shop, cart] as [Coordinator] { addChild(child); child.start() }",
  ])
  func flowsThroughLoops(code: String) throws {
    #expect(try lines(ofStart: Self.start + code) == Self.tabs)
  }

  @Test(arguments: [
    "tabs.viewControllers = [shop.stack, cart.stack]",
    "tabs.setViewControllers(all.map { $0.stack }, animated: false)",
    "tabs.viewControllers = all.map { flow in flow.start(); return flow.stack }",
  ])
  func stacksOfFlowsAsTabs(code: String) throws {
    let start = """
      let shop = ShopCoordinator(stack: UINavigationController())
      let cart = CartCoordinator(stack: UINavigationController())
      let all: [TabCoordinator] = [shop, cart]
      all.forEach { $0.start() }
      let tabs = UITabBarController()
      window.rootViewController = tabs
      \(code)
      """
    #expect(try lines(ofStart: start) == Self.tabs)
  }

  @Test func flowsOfAStoredArray() throws {
    let graph = try map(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let app = AppCoordinator(); app.start() }
      }
      class BaseCoordinator { func start() {} }
      final class AppCoordinator: BaseCoordinator {
        private lazy var flows: [BaseCoordinator] = [ShopCoordinator(), CartCoordinator()]
        override func start() { flows.forEach { $0.start() } }
      }
      final class ShopCoordinator: BaseCoordinator {
        override func start() { show(BViewController(), sender: nil) }
      }
      final class CartCoordinator: BaseCoordinator {
        override func start() { show(CViewController(), sender: nil) }
      }
      final class BViewController: UIViewController {}
      final class CViewController: UIViewController {}
      """
    )
    #expect(graph.lines.contains("AppCoordinator root ShopCoordinator"))
    #expect(graph.lines.contains("AppCoordinator root CartCoordinator"))
    #expect(graph.flows.count == 3)
    #expect(graph.warnings == [])
  }

  private static let tabs = [
    "AppCoordinator root AppCoordinator/tabs", "AppCoordinator/tabs tab CartCoordinator",
    "AppCoordinator/tabs tab ShopCoordinator",
    "CartCoordinator root CartCoordinator/CViewController",
    "ShopCoordinator root ShopCoordinator/BViewController",
  ]

  private func lines(ofStart code: String) throws -> [String] {
    let graph = try map(
      """
      protocol Coordinator: AnyObject { func start() }
      protocol TabCoordinator: Coordinator { var stack: UINavigationController { get } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let app = AppCoordinator(); app.start() }
      }
      final class AppCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func addChild(_ child: Coordinator) { childCoordinators.append(child) }
        func start() {
          \(code)
        }
      }
      final class ShopCoordinator: TabCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(BViewController(), animated: false) }
      }
      final class CartCoordinator: TabCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(CViewController(), animated: false) }
      }
      final class BViewController: UIViewController {}
      final class CViewController: UIViewController {}
      """
    )
    #expect(graph.warnings == [])
    return graph.lines
  }
}
