import Foundation
import Testing
import ToolTesting

@testable import FlowMap

/// Coordinators of Rostrum.
struct KitFlowTests {
  /// A scene delegate, a screen factory, and three screens with presenters.
  private static let app = """
    final class AppSceneDelegate: RootSceneDelegate {
      override func start(on navigator: Navigator, in environment: AppEnvironment, scene: UIWindowScene) {
        navigator.start(AppCoordinator(screens: ScreensFactory()))
      }
    }
    protocol Screens {
      func list(_ presenter: ListPresenter) -> any Screen
      func item(_ presenter: ItemPresenter) -> any Screen
      func form(_ presenter: FormPresenter) -> any Screen
      func nothing() -> any Screen
    }
    struct ScreensFactory: Screens {
      func list(_ presenter: ListPresenter) -> any Screen { ListViewController(presenter: presenter) }
      func item(_ presenter: ItemPresenter) -> any Screen { ItemViewController(presenter: presenter) }
      func form(_ presenter: FormPresenter) -> any Screen { FormViewController(presenter: presenter) }
      func nothing() -> any Screen {
        let screen = UIViewController()
        return screen
      }
    }
    final class ListViewController: ScreenViewController<ListPresenter> {}
    final class ItemViewController: ScreenViewController<ItemPresenter> {}
    final class FormViewController: ScreenViewController<FormPresenter> {}
    protocol ListNavigation: AnyObject { func showItem(_ id: Int); func add() }
    protocol ItemNavigation: AnyObject { func edit() }
    protocol FormNavigation: AnyObject { func done() }
    final class ListPresenter {
      weak var navigation: (any ListNavigation)?
      init(navigation: any ListNavigation) { self.navigation = navigation }
      func rowTapped() { navigation?.showItem(1) }
      func addTapped() { navigation?.add() }
    }
    final class ItemPresenter {
      weak var navigation: (any ItemNavigation)?
      func editTapped() { navigation?.edit() }
    }
    final class FormPresenter {
      weak var navigation: (any FormNavigation)?
      func saveTapped() { navigation?.done() }
    }
    enum AppRoute: Route {
      case list, item(Int), form
      var path: RoutePath {
        switch self {
        case .list: []
        case .item(let id): ["items", "\\(id)"]
        case .form: ["form"]
        }
      }
    }

    """

  private func lines(_ source: String) throws -> [String] {
    try map(["App.swift": Self.app, "Flow.swift": source]).lines
  }

  @Test func pushesFollowThePresenterThatCallsThem() throws {
    let graph = try map([
      "App.swift": Self.app,
      "Flow.swift": """
      final class AppCoordinator: Coordinator<Void>, ListNavigation {
        private let screens: any Screens
        init(screens: any Screens) { self.screens = screens }
        override func start() {
          let presenter = ListPresenter(navigation: self)
          push(screens.list(presenter), at: AppRoute.list)
        }
        func showItem(_ id: Int) {
          push(screens.item(ItemPresenter()), at: AppRoute.item(id))
        }
        func add() {}
      }
      """,
    ])
    #expect(
      graph.lines == [
        "AppCoordinator root AppCoordinator/ListViewController",
        "AppCoordinator/ListViewController push AppCoordinator/ItemViewController",
      ]
    )
    #expect(graph.starts == ["AppCoordinator"])
    #expect(graph.screens.first { $0.name == "Item" }?.routes == ["/items/<id>"])
  }

  @Test func flowsInSheetsAndWhatFollowsTheirResults() throws {
    let graph = try map([
      "App.swift": Self.app,
      "Flow.swift": """
      enum Outcome { case saved(Int), deleted }
      class BaseFlow<Output>: Coordinator<Output> {
        let screens: any Screens
        init(screens: any Screens) { self.screens = screens }
      }
      final class AppCoordinator: BaseFlow<Void>, ListNavigation {
        override func start() { push(screens.list(ListPresenter(navigation: self))) }
        func showItem(_ id: Int) { push(screens.item(ItemPresenter())) }
        func add() {
          let form = FormCoordinator(screens: screens)
          start(form, as: .sheet(.fullScreen)) { [weak self] outcome in
            if case .saved(let id) = outcome { self?.showItem(id) }
          }
        }
      }
      final class FormCoordinator: BaseFlow<Outcome>, FormNavigation {
        override func start() { setRoot(screens.form(FormPresenter())) }
        func done() { finish(.saved(1)) }
      }
      """,
    ])
    #expect(
      graph.lines == [
        "AppCoordinator root AppCoordinator/ListViewController",
        "AppCoordinator/ListViewController cover FormCoordinator",
        "AppCoordinator/ListViewController push AppCoordinator/ItemViewController",
        "FormCoordinator push after AppCoordinator/ItemViewController",
        "FormCoordinator root FormCoordinator/FormViewController",
      ]
    )
    let form = graph.flows.first { $0.id == "FormCoordinator" }
    #expect(form?.result == "Outcome")
    #expect(form?.outcomes == ["saved(Int)", "deleted"])
    #expect(graph.flows.first { $0.id == "AppCoordinator" }?.result == nil)
  }

  @Test func anAwaitedFlowIsFollowedByWhatComesAfterIt() throws {
    let found = try lines(
      """
      final class AppCoordinator: Coordinator<Void>, ListNavigation {
        let screens: any Screens
        init(screens: any Screens) { self.screens = screens }
        override func start() { push(screens.list(ListPresenter(navigation: self))) }
        func showItem(_ id: Int) {}
        func add() {
          work { [weak self] in
            guard let self, await run(FormCoordinator(), as: .sheet()) != nil else { return }
            present(screens.item(ItemPresenter()), style: .half)
          }
        }
      }
      final class FormCoordinator: Coordinator<Int> {
        override func start() { push(ItemViewController()) }
      }
      """
    )
    #expect(found.contains("AppCoordinator/ListViewController sheet FormCoordinator"))
    #expect(found.contains("FormCoordinator sheet after AppCoordinator/ItemViewController"))
  }

  @Test func tabsHaveTheirTitles() throws {
    let found = try lines(
      """
      final class AppCoordinator: Coordinator<Void> {
        init(screens: any Screens) {}
        override func start() {
          let tabs = setTabs([TabItem(title: "One"), TabItem(title: texts.second)])
          start(OneCoordinator(), as: .on(tabs[0]))
          start(TwoCoordinator(), as: .on(tabs[1]))
        }
      }
      final class OneCoordinator: Coordinator<Void> { override func start() { push(ListViewController()) } }
      final class TwoCoordinator: Coordinator<Void> { override func start() { push(ItemViewController()) } }
      """
    )
    #expect(found.contains("AppCoordinator root AppCoordinator/tabs"))
    #expect(found.contains("AppCoordinator/tabs tab One OneCoordinator"))
    #expect(found.contains("AppCoordinator/tabs tab second TwoCoordinator"))
  }

  @Test func columnsOfASplitSeparateACoordinatorsScreens() throws {
    let found = try lines(
      """
      final class AppCoordinator: Coordinator<Void>, ListNavigation {
        let screens: any Screens
        private weak var split: Split?
        init(screens: any Screens) { self.screens = screens }
        override func start() {
          let split = setSplit(placeholder: screens.nothing())
          self.split = split
          let screen = screens.list(ListPresenter(navigation: self))
          start(ScreenCoordinator(screen, at: AppRoute.list), as: .on(split.primary))
        }
        func showItem(_ id: Int) {
          guard let split else { return }
          let screen = screens.item(ItemPresenter())
          start(ScreenCoordinator(screen, at: AppRoute.item(id)), as: .on(split.secondary))
        }
        func add() {}
      }
      """
    )
    let list = "ScreenCoordinator (Screen: List)"
    let item = "ScreenCoordinator (Screen: Item)"
    #expect(
      found == [
        "AppCoordinator root AppCoordinator/split",
        "AppCoordinator/split column placeholder AppCoordinator/Nothing",
        "AppCoordinator/split column primary \(list)",
        "\(item) root \(item)/ItemViewController",
        "\(list) root \(list)/ListViewController",
        "\(list)/ListViewController column secondary \(item)",
      ]
    )
  }

  @Test func theKitsCoordinatorIsTheOneOfTheKit() throws {
    let file = "Sources/Rostrum/Coordinating/ScreenCoordinator.swift"
    let source = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
    #expect(code.joined(separator: "\n") == KitCoordinators.screenCoordinator)
  }

  @Test func theKitsCoordinatorThatNothingStartsIsNotShown() throws {
    let graph = try map(
      """
      final class AppCoordinator: Coordinator<Void> {
        override func start() {}
      }
      """
    )
    #expect(graph.flows.map(\.id) == ["AppCoordinator"])
  }

  @Test func aReplacedScreenOpensItself() throws {
    let found = try lines(
      """
      final class AppCoordinator: Coordinator<Void>, ItemNavigation {
        let screens: any Screens
        init(screens: any Screens) { self.screens = screens }
        override func start() { push(screens.item(ItemPresenter())) }
        func edit() { replace(with: screens.item(ItemPresenter())) }
      }
      """
    )
    #expect(
      found.contains("AppCoordinator/ItemViewController replace AppCoordinator/ItemViewController")
    )
  }

  @Test func uncalledNavigationOpensNoScreen() throws {
    let graph = try map([
      "App.swift": Self.app,
      "Flow.swift": """
      final class AppCoordinator: Coordinator<Void>, FormNavigation {
        let screens: any Screens
        init(screens: any Screens) { self.screens = screens }
        override func start() { push(screens.form(FormPresenter())) }
        func done() {}
        func neverCalled() { push(screens.item(ItemPresenter())) }
      }
      """,
    ])
    #expect(graph.lines == ["AppCoordinator root AppCoordinator/FormViewController"])
    #expect(
      graph.warnings.map(\.message) == [
        "Nothing opens ListViewController.", "Nothing opens ItemViewController.",
      ]
    )
  }
}
