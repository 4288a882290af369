import SourceModel

extension Call {
  private static let ofStacks: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "showDetailViewController",
  ]

  /// A Boolean value that indicates whether the call changes which screen is shown.
  var isNavigation: Bool {
    if Self.ofStacks.contains(name) { return true }
    switch name {
    case "present", "dismiss": return argument("animated") != nil
    case "show": return argument("sender") != nil
    default: return false
    }
  }
}

extension TypePart {
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]

  /// Returns whether the type shows other controllers within its view.
  func isContainer(in project: LintedProject) -> Bool {
    project.project.inherits(type, Self.containers)
      || project.parts(of: type).contains { part in
        part.code.calls.contains { $0.name == "addChild" }
      }
  }
}

struct PresenterNavigates: Rule {
  let id = "presenter-navigates"
  let title = "A presenter requests navigation and does not perform it."
  let why = """
    The coordinator decides which screen follows. A presenter that reports events through a \
    protocol runs in tests without view controllers.
    """
  let bad: Example = """
    final class LoginPresenter {
      var leave: (() -> Void)?

      func loggedIn(_ stack: Stack, _ next: AnyObject) {
        stack.pushViewController(next, animated: true)
      }
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginNavigation: AnyObject {
      func loginEnded()
    }

    final class LoginPresenter {
      private weak var navigation: LoginNavigation?

      func loggedIn() {
        navigation?.loginEnded()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.code.calls.filter { $0.isNavigation || $0.name == "performSegue" }.map {
        part.finding($0.place, "\(part.name) calls \($0.name); call a protocol of its coordinator")
      }
    }
  }
}

struct ViewNavigates: Rule {
  let id = "view-navigates"
  let title = "Only coordinators push, present and dismiss screens."
  let why = """
    A view controller that shows the next one depends on it and on its dependencies. Neither can \
    be used elsewhere, and the navigation of the app is spread over all screens.
    """
  let bad: Example = """
    import UIKit

    final class ListViewController: UIViewController {
      func show(next: UIViewController) {
        navigationController?.pushViewController(next, animated: true)
      }
    }
    """
  let good: Example = """
    // File: ListPresenter.swift
    @MainActor
    protocol ListNavigation: AnyObject {
      func showNext()
    }

    final class ListPresenter {
      private weak var navigation: ListNavigation?

      func nextTapped() {
        navigation?.showNext()
      }
    }
    // File: ListCoordinator.swift
    import UIKit

    final class ListCoordinator {
      private let stack = UINavigationController()

      func start() {
        stack.pushViewController(UIViewController(), animated: true)
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.filter { !$0.isContainer(in: project) }.flatMap { part in
      part.code.calls.filter { $0.isNavigation && $0.lastOfBase != "super" }.map {
        part.finding($0.place, "\(part.name) calls \($0.name); navigate in its coordinator")
      }
    }
  }
}
