import SourceModel

struct CoordinatorDropsChild: Rule {
  let id = "coordinator-drops-child"
  let title = "The creator of a coordinator keeps a reference to it."
  let why = """
    Screens refer to their coordinator weakly. A coordinator without an owner is deallocated, \
    and the first navigation request of its screen has no effect.
    """
  let bad: Example = """
    final class AppCoordinator {
      func start() {
        let login = LoginCoordinator()
        login.start()
      }
    }

    final class LoginCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    final class AppCoordinator {
      private var children: [AnyObject] = []

      func start() {
        let login = LoginCoordinator()
        children.append(login)
        login.start()
      }
    }

    final class LoginCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts.flatMap { part in
      part.code.locals.compactMap { local in
        guard !local.escapes, local.calledMembers.contains("start"),
          let child = project.type(
            named: [local.callee],
            in: part,
            where: { $0.judgedRole == .coordinator }
          )
        else { return nil }
        return part.finding(
          local.place,
          "\(part.name) starts \(child.name) and does not retain it; add it to its children"
        )
      }
    }
  }
}

struct CoordinatorIgnoresBack: Rule {
  let id = "coordinator-ignores-back"
  let title = "Coordinators that keep children observe the back button."
  let why = """
    The back button and the swipe pop a screen without the coordinator. Its child coordinator \
    stays in the array unless a delegate of the navigation controller removes it.
    """
  let bad: Example = """
    import UIKit

    final class AppCoordinator {
      private let stack = UINavigationController()
      private var children: [AnyObject] = []

      func start() {
        let login = LoginCoordinator(stack: stack)
        children.append(login)
        login.start()
      }
    }

    final class LoginCoordinator {
      private let stack: UINavigationController

      init(stack: UINavigationController) {
        self.stack = stack
      }

      func start() {
        stack.pushViewController(UIViewController(), animated: true)
      }
    }
    """
  let good: Example = """
    import UIKit

    final class AppCoordinator: NSObject, UINavigationControllerDelegate {
      private let stack = UINavigationController()
      private var children: [AnyObject] = []

      func start() {
        stack.delegate = self
        let login = LoginCoordinator(stack: stack)
        children.append(login)
        login.start()
      }

      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) {
        if stack.viewControllers.isEmpty { children.removeAll() }
      }
    }

    final class LoginCoordinator {
      private let stack: UINavigationController

      init(stack: UINavigationController) {
        self.stack = stack
      }

      func start() {
        stack.pushViewController(UIViewController(), animated: true)
      }
    }
    """

  private static let ways: Set<String> = [
    "navigationController(_:didShow:animated:)", "navigationController(_:willShow:animated:)",
    "didMove(toParent:)", "willMove(toParent:)", "isMovingFromParent",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    let coordinators = project.parts(.coordinator)
    let pushes = coordinators.contains { part in
      part.code.calls.contains { $0.name == "pushViewController" }
    }
    let notices = project.parts.contains { part in
      part.members.functions.contains { Self.ways.contains($0.fullName) }
        || part.code.accesses.contains { $0.name == "isMovingFromParent" }
    }
    guard pushes, !notices else { return [] }
    // A missing delegate is reported once for the whole project.
    let keeps = coordinators.lazy.compactMap { part in
      part.code.calls.first { call in
        call.name == "append" && call.lastOfBase.lowercased().hasPrefix("child")
      }.map {
        part.finding(
          $0.place,
          "\(part.name) keeps a child, and no delegate observes when it is popped"
        )
      }
    }
    return keeps.first.map { [$0] } ?? []
  }
}

struct CoordinatorMadeByScreen: Rule {
  let id = "coordinator-made-by-screen"
  let title = "Only coordinators and the composition root create coordinators."
  let why = """
    A flow is a child of the flow that started it, and returns its result to it. A flow that a \
    screen creates has no parent to receive the result.
    """
  let bad: Example = """
    // File: HomePresenter.swift
    final class HomePresenter {
      private var login: AnyObject?

      func loginTapped() {
        login = LoginCoordinator()
      }
    }
    // File: LoginCoordinator.swift
    final class LoginCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    // File: HomeCoordinator.swift
    final class HomeCoordinator {
      private var login: AnyObject?

      func start() {
        login = LoginCoordinator()
      }
    }
    // File: LoginCoordinator.swift
    final class LoginCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.presenting + project.onScreen + project.parts(.model, .service)).flatMap { part in
      part.firstUses {
        $0.use.context == .construction && $0.type.judgedRole == .coordinator
          && $0.type.isCoordinator
          && $0.use.simple == $0.type.name
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) creates \($0.type.name); create it in a coordinator"
        )
      }
    }
  }
}
