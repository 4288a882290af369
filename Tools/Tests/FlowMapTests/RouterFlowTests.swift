import Testing

@testable import FlowMap

/// Coordinators that show modules with a router and get them from factories, all behind protocols.
struct RouterFlowTests {
  private static let base = """
    protocol Presentable { func toPresent() -> UIViewController? }
    extension UIViewController: Presentable {
      func toPresent() -> UIViewController? { return self }
      class func fromStoryboard(_ name: String) -> Self { return make(name) }
    }
    protocol Router: Presentable {
      func push(_ module: Presentable?)
      func setRoot(_ module: Presentable?)
    }
    final class RouterImp: Router {
      private weak var root: UINavigationController?
      func push(_ module: Presentable?) { push(module, animated: true) }
      func push(_ module: Presentable?, animated: Bool) {
        guard let controller = module?.toPresent(), (controller is UINavigationController == false)
        else { return }
        root?.pushViewController(controller, animated: animated)
      }
      func setRoot(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        root?.setViewControllers([controller], animated: false)
      }
      func toPresent() -> UIViewController? { root }
    }
    protocol Coordinator: AnyObject { func start(); func start(with link: Link?) }
    enum Link { case item, other }
    class BaseCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() { start(with: nil) }
      func start(with link: Link?) {}
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private lazy var coordinator: Coordinator = makeCoordinator()
      func launch() { coordinator.start(with: nil) }
      private func makeCoordinator() -> Coordinator {
        ItemCoordinator(router: RouterImp(), factory: FactoryImp(), flows: FlowsImp())
      }
    }
    protocol ItemsView: Presentable { var onSelect: ((Int) -> Void)? { get set } }
    protocol ItemView: Presentable {}
    final class ItemsController: UITableViewController, ItemsView { var onSelect: ((Int) -> Void)? }
    final class ItemController: UIViewController, ItemView {}
    final class NewController: UIViewController {}
    protocol Factory { func makeItems() -> ItemsView; func makeItem() -> ItemView }
    final class FactoryImp: Factory {
      func makeItems() -> ItemsView { return ItemsController.fromStoryboard("Items") }
      func makeItem() -> ItemView { ItemController.fromStoryboard("Items") }
    }
    protocol NewOutput: AnyObject { var finish: ((Int?) -> Void)? { get set } }
    protocol Flows { func makeNew() -> (flow: Coordinator & NewOutput, module: Presentable?) }
    final class FlowsImp: Flows {
      func makeNew() -> (flow: Coordinator & NewOutput, module: Presentable?) {
        let router = RouterImp()
        let flow = NewCoordinator(router: router)
        return (flow, router)
      }
    }

    """

  @Test func modulesAreFollowedThroughRoutersAndFactories() throws {
    let graph = try map(
      Self.base + """
        final class ItemCoordinator: BaseCoordinator {
          private let router: Router
          private let factory: Factory
          private let flows: Flows
          init(router: Router, factory: Factory, flows: Flows) {
            self.router = router; self.factory = factory; self.flows = flows
          }
          override func start(with link: Link?) { showItems() }
          private func showItems() {
            let items = factory.makeItems()
            items.onSelect = { [weak self] _ in self?.showItem() }
            items.onNew = { [weak self] in self?.runNew() }
            router.setRoot(items)
          }
          private func showItem() { router.push(factory.makeItem()) }
          private func runNew() {
            let (flow, module) = flows.makeNew()
            flow.finish = { [weak self] item in if let item { self?.showItem() } }
            children.append(flow)
            router.push(module)
            flow.start()
          }
        }
        final class NewCoordinator: BaseCoordinator, NewOutput {
          var finish: ((Int?) -> Void)?
          private let router: Router
          init(router: Router) { self.router = router }
          override func start() { router.setRoot(NewController()) }
        }
        """
    )
    #expect(
      graph.lines == [
        "ItemCoordinator root ItemCoordinator/ItemsController",
        "ItemCoordinator/ItemsController push ItemCoordinator/ItemController",
        "ItemCoordinator/ItemsController push NewCoordinator",
        "NewCoordinator push after ItemCoordinator/ItemController",
        "NewCoordinator root NewCoordinator/NewController",
      ]
    )
    #expect(graph.starts == ["ItemCoordinator"])
    #expect(graph.warnings == [])
    #expect(graph.flows.first { $0.id == "NewCoordinator" }?.result == "Int")
  }

  @Test func coordinatorsThatControllersCastAreFollowed() throws {
    let graph = try map(
      """
      protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private lazy var app = AppCoordinator()
        func launch() { app.start() }
      }
      final class AppCoordinator: NSObject, Coordinator {
        var children: [Coordinator] = []
        private let stack: UINavigationController
        init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
        func start() {
          window.rootViewController = stack
          let list = ListCoordinator(stack: stack, parent: self)
          list.start()
          children.append(list)
        }
      }
      final class ListCoordinator: Coordinator {
        weak var parent: Coordinator?
        var children: [Coordinator] = []
        private let stack: UINavigationController
        init(stack: UINavigationController, parent: Coordinator? = nil) { self.stack = stack }
        func start() {
          let controller: ListViewController = Storyboard.main.instantiate()
          controller.coordinator = self
          stack.pushViewController(controller, animated: true)
        }
        func showDetail(_ player: Player) {
          let detail = DetailCoordinator(stack: stack, player: player)
          detail.delegate = self
          detail.start()
        }
      }
      protocol DetailCoordinatorDelegate: AnyObject { func didEdit() }
      extension ListCoordinator: DetailCoordinatorDelegate { func didEdit() {} }
      final class DetailCoordinator: Coordinator {
        var children: [Coordinator] = []
        weak var delegate: DetailCoordinatorDelegate?
        init(stack: UINavigationController, player: Player) {}
        func start() {
          let controller: DetailViewController = Storyboard.main.instantiate()
          stack.pushViewController(controller, animated: true)
        }
      }
      struct Player {}
      protocol ListViewDelegate: AnyObject { func view(_ player: Player) }
      final class ListView: UIView {
        weak var delegate: ListViewDelegate?
        func selected() { delegate?.view(Player()) }
      }
      final class ListViewController: UIViewController, ListViewDelegate {
        @IBOutlet weak var listView: ListView!
        weak var coordinator: Coordinator?
        private var list: ListCoordinator? { coordinator as? ListCoordinator }
        func view(_ player: Player) { list?.showDetail(player) }
      }
      final class DetailViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines == [
        "AppCoordinator root ListCoordinator",
        "DetailCoordinator root DetailCoordinator/DetailViewController",
        "ListCoordinator root ListCoordinator/ListViewController",
        "ListCoordinator/ListViewController push DetailCoordinator",
      ]
    )
    #expect(graph.starts == ["AppCoordinator"])
    #expect(graph.warnings == [])
    #expect(graph.flows.last?.outcomes == ["didEdit"])
  }
}
