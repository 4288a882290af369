import Testing

@testable import FlowMap

/// Projects without the kit.
struct ClassicFlowTests {
  private static let delegate = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func launch() { window?.rootViewController = UINavigationController(rootViewController: AViewController()) }
    }

    """

  @Test(arguments: [
    ("navigationController?.pushViewController(BViewController(), animated: true)", "push"),
    ("let b = BViewController(); show(b, sender: nil)", "show"),
    (
      "present(UINavigationController(rootViewController: BViewController()), animated: true)",
      "sheet"
    ),
    (
      "let b = BViewController(); b.modalPresentationStyle = .fullScreen; present(b, animated: true)",
      "cover"
    ),
    (
      "let b = BViewController(); b.modalPresentationStyle = .popover; present(b, animated: true)",
      "popover"
    ),
    ("showDetailViewController(BViewController(), sender: self)", "column"),
    ("let b = BViewController(); addChild(b); view.addSubview(b.view)", "embed"),
    ("self.navigationController!.setViewControllers([BViewController()], animated: false)", "root"),
    ("let make = BViewController.init; _ = make; present(makeB(), animated: true)", "sheet"),
    ("let b: BViewController = Storyboards.instantiate(); present(b, animated: true)", "sheet"),
    (
      "guard let b = factory.make() as? BViewController else { return }; show(b, sender: self)",
      "show"
    ),
    ("present(container.resolve(BViewController.self)!, animated: true)", "sheet"),
    ("show(UIStoryboard.main.instantiate(BViewController.self), sender: self)", "show"),
    (
      "UIView.animate(withDuration: 1) { self.present(BViewController(), animated: true) }", "sheet"
    ),
    ("DispatchQueue.main.async { [weak self] in self?.tapped2() }", "push"),
    (
      "let alert = UIAlertController(); alert.addAction(UIAlertAction(title: \"\") { _ in self.tapped2() })",
      "push"
    ),
  ])
  func aControllerOpensAnother(code: String, kind: String) throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped() { \(code) }
          func makeB() -> UIViewController { BViewController() }
          func tapped2() { \(kind == "push" ? "navigationController?.pushViewController(BViewController(), animated: true)" : "") }
        }
        final class BViewController: UIViewController {}
        """
    )
    #expect(graph.starts == ["AViewController"])
    #expect(graph.lines == ["AViewController \(kind) BViewController"])
    #expect(graph.warnings == [])
  }

  @Test(arguments: [
    "present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)",
    "dismiss(animated: true)", "navigationController?.popViewController(animated: true)",
    "stack.push(BViewController.self)", "items.show(row)",
  ])
  func callsThatShowNoScreenAreNoOpenings(code: String) throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped() { \(code) }
        }
        """
    )
    #expect(graph.lines == [])
  }

  @Test func controllersOfTheSystemAreScreensToo() throws {
    let graph = try map(
      Self.delegate + """
        import SafariServices
        final class AViewController: UIViewController {
          func tapped() { present(SFSafariViewController(url: url), animated: true) }
        }
        """
    )
    #expect(graph.lines == ["AViewController sheet SFSafariViewController"])
    #expect(graph.screens.last?.kind == .system)
    #expect(graph.screens.last?.name == "Safari")
  }

  @Test func aHostedViewIsAScreen() throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped() { present(UIHostingController(rootView: ProfileView(user)), animated: true) }
        }
        """
    )
    #expect(graph.lines == ["AViewController sheet Profile View"])
  }

  @Test func aRouterThatPassesScreensOnIsNoEnd() throws {
    let graph = try map(
      Self.delegate + """
        final class Router {
          let stack: UINavigationController
          func push(_ screen: UIViewController, animated: Bool = true) {
            stack.pushViewController(screen, animated: animated)
          }
        }
        final class AViewController: UIViewController {
          let router: Router
          func tapped() { router.push(BViewController()) }
          func held() { router.push(CViewController()) }
        }
        final class BViewController: UIViewController {}
        final class CViewController: UIViewController {}
        """
    )
    #expect(
      graph.lines == [
        "AViewController push BViewController", "AViewController push CViewController",
      ]
    )
  }

  @Test func delegatesAndClosuresLeadBackToTheScreenThatCallsThem() throws {
    let graph = try map(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var flow: MainCoordinator?
        func scene() { flow = MainCoordinator(stack: stack); flow?.start() }
      }
      protocol AViewControllerDelegate: AnyObject { func aWantsB() }
      final class MainCoordinator: NSObject, AViewControllerDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let a = AViewController()
          a.delegate = self
          a.onMore = { [unowned self] in stack.present(CViewController(), animated: true) }
          stack.pushViewController(a, animated: false)
        }
        func aWantsB() { stack.pushViewController(BViewController(), animated: true) }
      }
      final class AViewController: UIViewController {
        weak var delegate: AViewControllerDelegate?
        var onMore: (() -> Void)?
        func tapped() { delegate?.aWantsB() }
      }
      final class BViewController: UIViewController {}
      final class CViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines == [
        "MainCoordinator root MainCoordinator/AViewController",
        "MainCoordinator/AViewController push MainCoordinator/BViewController",
        "MainCoordinator/AViewController sheet MainCoordinator/CViewController",
      ]
    )
  }

  @Test func aComputedCoordinatorIsFollowed() throws {
    let graph = try map(
      """
      protocol Coordinator: AnyObject { func start() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let main = MainCoordinator(); main.start() }
      }
      final class MainCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() {
          let a = AViewController()
          a.coordinator = self
          stack.pushViewController(a, animated: false)
        }
        func showB() { stack.pushViewController(BViewController(), animated: true) }
      }
      final class AViewController: UIViewController {
        weak var coordinator: Coordinator?
        private var main: MainCoordinator? { coordinator as? MainCoordinator }
        func tapped() { main?.showB() }
      }
      final class BViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines.contains("MainCoordinator/AViewController push MainCoordinator/BViewController")
    )
  }

  @Test func withoutABeginningThatOfFlowsOrScreensIsTaken() throws {
    let screens = try map(
      """
      final class AViewController: UIViewController {
        func tapped() { present(BViewController(), animated: true) }
      }
      final class BViewController: UIViewController {}
      final class CViewController: UIViewController {}
      """
    )
    #expect(screens.starts == ["AViewController"])
    // The rest of the app may open it.
    #expect(screens.warnings == [])
    let flows = try map(
      """
      protocol Coordinator { func start() }
      final class OuterCoordinator: Coordinator {
        func start() { let inner = InnerCoordinator(); inner.start() }
      }
      final class InnerCoordinator: Coordinator {
        func start() { stack.pushViewController(AViewController(), animated: true) }
      }
      final class AViewController: UIViewController {}
      """
    )
    #expect(flows.starts == ["OuterCoordinator"])
    #expect(flows.warnings == [])
  }

  @Test func recursionEnds() throws {
    let graph = try map(
      Self.delegate + """
        final class AViewController: UIViewController {
          func tapped() { next(1) }
          func next(_ number: Int) { number > 0 ? next(number - 1) : other(number) }
          func other(_ number: Int) { next(number); show(AViewController(), sender: self) }
          func make() -> UIViewController { make() }
          func shown() { show(make(), sender: self) }
          var child: UIViewController { child }
          func embedded() { addChild(child) }
        }
        """
    )
    #expect(graph.lines.contains("AViewController show AViewController"))
  }

  /// Work that grows with the number of paths through the code would not finish.
  @Test func longChainsAndManyCirclesTakeLittleTime() throws {
    let chain = String(repeating: ".with(1)", count: 40)
    let circle = (0..<30).map { number in
      let calls = (0..<30).map { "f\($0)()" }.joined(separator: "; ")
      return "func f\(number)() -> UIViewController { \(calls); return f\((number + 7) % 30)() }"
    }
    let graph = try map(
      Self.delegate + """
        final class Builder {
          func with(_ number: Int) -> Builder { self }
          func build() -> UIViewController { BViewController() }
        }
        final class AViewController: UIViewController {
          func chained() { show(Builder()\(chain).build(), sender: self) }
          func circling() { f0(); f29() }
          \(circle.joined(separator: "\n"))
          func g() { f3(); show(CViewController(), sender: self) }
        }
        final class BViewController: UIViewController {}
        final class CViewController: UIViewController {}
        """
    )
    #expect(
      graph.lines == [
        "AViewController show BViewController", "AViewController show CViewController",
      ]
    )
  }

  @Test func namesakesInOtherFoldersAreKeptApart() throws {
    let graph = try map([
      "One/App.swift": """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func launch() { window.rootViewController = HomeViewController() }
      }
      """,
      "One/Home.swift": """
      final class HomeViewController: UIViewController {
        func tapped() { show(DetailViewController(), sender: self) }
      }
      """,
      "One/Detail.swift": "final class DetailViewController: UIViewController {}",
      "Two/Detail.swift": """
      final class DetailViewController: UIViewController {
        func tapped() { show(MoreViewController(), sender: self) }
      }
      final class MoreViewController: UIViewController {}
      """,
    ])
    #expect(graph.lines.first == "DetailViewController 2 show MoreViewController")
    #expect(graph.lines.last == "HomeViewController show DetailViewController")
  }
}
