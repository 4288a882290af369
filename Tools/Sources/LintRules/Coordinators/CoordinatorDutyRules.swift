import SourceModel

struct CoordinatorHasNoStart: Rule {
  let id = "coordinator-without-start"
  let title = "A coordinator has a start method."
  let why = """
    Creation and presentation of a flow are separate steps: its parent configures it in between, \
    and a test creates it without showing a screen.
    """
  let bad: Example = """
    final class LoginCoordinator {
      func showLogin() {}
    }
    """
  let good: Example = """
    final class LoginCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.coordinator).filter { part in
      part.declaration.kind == .class && part.name.hasSuffix("Coordinator")
        && !project.project.inheritsForeignTypes(part.type, except: Self.withoutStart)
        && !project.project.lineage(of: part.type).contains { ancestor in
          project.parts(of: ancestor).contains { other in
            other.members.functions.contains { $0.name.hasPrefix("start") }
          }
        }
    }.map { $0.finding($0.declaration.place, "\($0.name) has no start()") }
  }

  private static let withoutStart: Set<String> = [
    "NSObject", "AnyObject", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIAdaptivePresentationControllerDelegate",
  ]
}

struct CoordinatorDoesDataWork: Rule {
  let id = "coordinator-does-data-work"
  let title = "A coordinator makes no requests, parses nothing and stores nothing."
  let why = """
    A coordinator decides which screen follows. With data access in it, the flow cannot be \
    tested without that data, and other flows cannot reuse the access.
    """
  let bad: Example = """
    final class LoginCoordinator {
      func start() {
        UserDefaults.standard.set(true, forKey: "started")
      }
    }
    """
  let good: Example = """
    protocol StartStore {
      func noteStart()
    }

    final class LoginCoordinator {
      private let store: StartStore

      init(store: StartStore) {
        self.store = store
      }

      func start() {
        store.noteStart()
      }
    }
    """

  private static let names = ForeignNames.networking.union(ForeignNames.coding)
    .union(ForeignNames.storing)

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.parts(.coordinator), naming: Self.names) {
      "\($0.name) uses \($1); use the model"
    }
  }
}

struct CompositionRootNamesScreen: Rule {
  let id = "delegate-of-app-names-screen"
  let title = "The app and scene delegates start a coordinator and use no view controllers."
  let why = """
    The first screen is part of a flow like any other. If a delegate creates it, the start of \
    the app can be neither changed nor tested separately.
    """
  let bad: Example = """
    // File: SceneDelegate.swift
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private let window = UIWindow()

      func begin() {
        window.rootViewController = LoginViewController()
      }
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {}
    // File: AppCoordinator.swift
    final class AppCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    // File: SceneDelegate.swift
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private let coordinator = AppCoordinator()

      func begin() {
        coordinator.start()
      }
    }
    // File: AppCoordinator.swift
    final class AppCoordinator {
      func start() {}
    }
    """

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    // Without coordinators, the delegate creates the screens.
    guard project.parts(.coordinator).contains(where: { $0.declaration.kind == .class }) else {
      return []
    }
    return project.parts(.compositionRoot).filter { part in
      project.project.inherits(part.type, Self.delegates)
    }.flatMap { part in
      part.firstUses { $0.type.judgedRole == .viewController && $0.use.context != .inheritance }.map
      {
        part.finding(
          $0.use.place,
          "\(part.name) uses \($0.type.name); start a coordinator instead"
        )
      }
    }
  }
}

struct StoryboardIdentifiersAreScattered: Rule {
  let id = "storyboard-identifiers-scattered"
  let title = "One helper creates all view controllers of storyboards."
  let why = """
    The compiler does not check identifiers of a storyboard. One generic helper derives them \
    from types; every further place can misspell them.
    """
  let bad: Example = """
    // File: ListCoordinator.swift
    import UIKit

    final class ListCoordinator {
      func start() {
        _ = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "list")
      }
    }
    // File: DetailCoordinator.swift
    import UIKit

    final class DetailCoordinator {
      func start() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        _ = board.instantiateViewController(withIdentifier: "detail")
        _ = board.instantiateViewController(withIdentifier: "more")
      }
    }
    """
  let good: Example = """
    // File: Storyboarded.swift
    import UIKit

    enum Boards {
      static func make(_ name: String) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let calls = project.parts.flatMap { part in
      part.code.calls.compactMap { call -> (TypePart, Call, String)? in
        guard call.name == "instantiateViewController", !part.role.isOnScreen,
          case .string(let name) = (call.argument("withIdentifier") ?? call.argument("identifier"))?
            .value
        else { return nil }
        return (part, call, name)
      }
    }
    guard Set(calls.map(\.0.type.id)).count > 1 else { return [] }
    return calls.map { part, call, name in
      part.finding(
        call.place,
        "\(part.name) creates \"\(name)\" itself; write one helper that creates all"
      )
    }
  }
}
