import SourceModel

struct ViewControllerCreatesViewController: Rule {
  let id = "view-controller-creates-view-controller"
  let title = "Only coordinators and factories create view controllers of screens."
  let why = """
    The creator of a controller supplies its dependencies. A view controller that creates the \
    next one has to hold dependencies that it does not use itself.
    """
  let bad: Example = """
    // File: ListViewController.swift
    import UIKit

    final class ListViewController: UIViewController {
      func detail() -> UIViewController {
        DetailViewController()
      }
    }
    // File: DetailViewController.swift
    import UIKit

    final class DetailViewController: UIViewController {}
    """
  let good: Example = """
    // File: ListCoordinator.swift
    import UIKit

    final class ListCoordinator {
      private let stack = UINavigationController()

      func start() {
        stack.pushViewController(DetailViewController(), animated: true)
      }
    }
    // File: DetailViewController.swift
    import UIKit

    final class DetailViewController: UIViewController {}
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.filter { !$0.isContainer(in: project) }.flatMap { part -> [Finding] in
      // A search controller contains its results.
      let results = part.code.calls.compactMap { call -> String? in
        guard case .call(let name) = call.argument("searchResultsController")?.value else {
          return nil
        }
        return name
      }
      let made = part.firstUses {
        $0.use.context == .construction && $0.type.judgedRole == .viewController
          && $0.use.simple == $0.type.name && !project.areRelated($0.type, part.type)
          && !results.contains($0.type.name)
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) creates \($0.type.name); create it in a coordinator"
        )
      }
      let instantiated = part.code.calls.filter { call in
        ["instantiateViewController", "instantiateInitialViewController"].contains(call.name)
          && !part.members.functions.contains {
            $0.name == call.member && $0.has(modifier: "static")
          }
      }.map {
        part.finding(
          $0.place,
          "\(part.name) creates a controller from a storyboard; create it in a coordinator"
        )
      }
      return made + instantiated
    }
  }
}

struct ViewControllerNamesViewController: Rule {
  let id = "view-controller-names-view-controller"
  let title = "A view controller does not depend on the controller of another screen."
  let why = """
    Independent screens can be shown in any order, reused and tested separately. Their \
    coordinator passes values between them.
    """
  let bad: Example = """
    // File: ListViewController.swift
    import UIKit

    final class ListViewController: UIViewController {
      var detail: DetailViewController?
    }
    // File: DetailViewController.swift
    import UIKit

    final class DetailViewController: UIViewController {}
    """
  let good: Example = """
    // File: ListViewController.swift
    import UIKit

    final class ListViewController: UIViewController {
      var onRow: ((String) -> Void)?
    }
    // File: DetailViewController.swift
    import UIKit

    final class DetailViewController: UIViewController {}
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).filter { !$0.isContainer(in: project) }.flatMap { part in
      let made = Set(part.uses.filter { $0.use.context == .construction }.map(\.type.id))
      return part.firstUses {
        $0.type.judgedRole == .viewController && $0.use.context != .inheritance
          && $0.type.outer == nil && !made.contains($0.type.id)
          && !project.areRelated($0.type, part.type) && !isBase($0.type, project)
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) uses \($0.type.name); pass values through the coordinator"
        )
      }
    }
  }

  /// Returns whether a class is a base class, which is not a screen.
  private func isBase(_ type: SourceType, _ project: LintedProject) -> Bool {
    project.project.types.contains { $0.supertypes.contains(type.id) }
  }
}

struct ScreensDelegateToEachOther: Rule {
  let id = "screens-delegate-to-each-other"
  let title = "A screen is not the delegate of another screen."
  let why = """
    The coordinator that showed a screen receives its result and updates the other screen. As \
    delegates of each other, both depend on the order in which they are shown.
    """
  let bad: Example = """
    // File: EditViewController.swift
    import UIKit

    protocol EditViewControllerDelegate: AnyObject {
      func edited(_ text: String)
    }

    final class EditViewController: UIViewController {
      weak var delegate: EditViewControllerDelegate?
    }
    // File: ListViewController.swift
    import UIKit

    final class ListViewController: UIViewController, EditViewControllerDelegate {
      func edited(_ text: String) {
        title = text
      }
    }
    """
  let good: Example = """
    // File: EditViewController.swift
    import UIKit

    protocol EditViewControllerDelegate: AnyObject {
      func edited(_ text: String)
    }

    final class EditViewController: UIViewController {
      weak var delegate: EditViewControllerDelegate?
    }
    // File: ListCoordinator.swift
    final class ListCoordinator: EditViewControllerDelegate {
      func start() {}

      func edited(_ text: String) {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).filter { !$0.isContainer(in: project) }.flatMap { part in
      part.declaration.inherits.filter { name in
        name.simple.hasSuffix("ViewControllerDelegate")
          && name.simple != part.name + "Delegate"
          && project.type(named: [name.name], in: part, where: { $0.kind == .protocol }) != nil
      }.map {
        part.finding(
          $0.place,
          "\(part.name) is the delegate of another screen; make a coordinator the delegate"
        )
      }
    }
  }
}
