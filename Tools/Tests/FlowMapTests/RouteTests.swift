import Testing

@testable import FlowMap

struct RouteTests {
  private static let flow = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func go() { AppCoordinator().start() }
    }
    final class AViewController: UIViewController {}
    final class BViewController: UIViewController {}
    final class CViewController: UIViewController {}
    enum AppRoute: Route {
      case first
      case second(Int)
      case third
      case dead
      var path: RoutePath {
        switch self {
        case .first: []
        case .second(let id): ["second", String(id)]
        case .third: ["third"]
        case .dead: ["dead"]
        }
      }
    }

    """

  @Test func aRouteLeadsWhereItsCoordinatorTakesIt() throws {
    let graph = try map(
      Self.flow + """
        final class AppCoordinator: Coordinator<Void>, RouteTaking {
          override func start() { push(AViewController(), at: AppRoute.first) }
          func showB(_ id: Int) { push(BViewController(), at: AppRoute.second(id)) }
          func take(_ route: AppRoute) {
            switch route {
            case .first: break
            case .second(let id): showB(id)
            case .third:
              showB(0)
              present(CViewController(), at: AppRoute.third)
            default: break
            }
          }
        }
        """
    )
    let routes = graph.routes.map { "\($0.path ?? "") \($0.destinations.joined(separator: " "))" }
    #expect(
      routes == [
        "/ AppCoordinator/AViewController", "/second/<id> AppCoordinator/BViewController",
        "/third AppCoordinator/CViewController", "/dead ",
      ]
    )
    let warnings = graph.warnings.map { "\($0.rule.rawValue) \($0.place.line)" }
    #expect(warnings == ["dead-route 11"])
    #expect(graph.lines.contains("AppCoordinator route third AppCoordinator/CViewController"))
  }

  @Test(arguments: [
    "if case .second(let id) = route { showB(id) }",
    "guard case .second(let id) = route else { return }; showB(id)",
    "if route == .second(1) || route == .first { showB(1) }",
  ])
  func otherFormsOfChoiceCountToo(body: String) throws {
    let graph = try map(
      Self.flow + """
        final class AppCoordinator: Coordinator<Void>, RouteTaking {
          override func start() { push(AViewController(), at: AppRoute.first) }
          func showB(_ id: Int) { push(BViewController(), at: AppRoute.second(id)) }
          func take(_ route: AppRoute) { \(body) }
        }
        """
    )
    let dead = graph.warnings.filter { $0.rule == .deadRoute }.map(\.place.line)
    #expect(dead == [10, 11])
  }

  @Test func openingByARouteIsAnOpening() throws {
    let graph = try map(
      Self.flow + """
        final class AppCoordinator: Coordinator<Void>, RouteTaking {
          override func start() {
            let a = AViewController()
            a.onTap = { [weak self] in self?.open(AppRoute.second(4)) }
            push(a, at: AppRoute.first)
          }
          func showB(_ id: Int) { push(BViewController(), at: AppRoute.second(id)) }
          func take(_ route: AppRoute) { if case .second(let id) = route { showB(id) } }
        }
        """
    )
    #expect(
      graph.lines.contains(
        "AppCoordinator/AViewController route second AppCoordinator/BViewController"
      )
    )
  }

  @Test func anEnumThatACoordinatorSwitchesOverIsARoute() throws {
    let graph = try map(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func go() { MainCoordinator().start() }
      }
      enum Destination { case a, b(Int), nowhere }
      final class MainCoordinator {
        let stack = UINavigationController()
        func start() { navigate(to: .a) }
        func navigate(to destination: Destination) {
          switch destination {
          case .a:
            let a = AViewController()
            a.coordinator = self
            stack.pushViewController(a, animated: true)
          case .b(let id): stack.present(BViewController(id), animated: true)
          case .nowhere: print("later")
          }
        }
      }
      final class AViewController: UIViewController {
        weak var coordinator: MainCoordinator?
        func tapped() { coordinator?.navigate(to: .b(1)) }
      }
      final class BViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines == [
        "MainCoordinator root MainCoordinator/AViewController",
        "MainCoordinator/AViewController sheet MainCoordinator/BViewController",
      ]
    )
    #expect(graph.warnings.map(\.rule) == [.deadRoute])
  }
}
