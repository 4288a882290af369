import SourceModel

extension Call {
  private static let ofStacks: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "showDetailViewController",
  ]

  /// Whether the call changes which screen is shown.
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

  /// Whether the type shows other controllers within itself.
  func isContainer(in project: LintedProject) -> Bool {
    project.project.inherits(type, Self.containers)
      || project.parts(of: type).contains { part in
        part.code.calls.contains { $0.name == "addChild" }
      }
  }
}

struct PresenterNavigates: Rule {
  let id = "presenter-navigates"
  let title = "A presenter asks for navigation and does not navigate."
  let why = """
    Which screen comes next is the coordinator's decision. A presenter says by a protocol what has \
    happened, and runs in tests without controllers.
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
        part.finding($0.place, "\(part.name) calls \($0.name); ask its coordinator by a protocol")
      }
    }
  }
}

struct ViewNavigates: Rule {
  let id = "view-navigates"
  let title = "Screens are pushed, presented and dismissed by coordinators alone."
  let why = """
    A controller that shows the next one knows it, and what it needs: neither can be used elsewhere, \
    and the way through the app is written nowhere.
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
        part.finding($0.place, "\(part.name) calls \($0.name); let its coordinator navigate")
      }
    }
  }
}

struct SegueInCode: Rule {
  let id = "segue-in-code"
  let title = "No controller performs or prepares segues."
  let why = """
    A segue is a way through the app that a text names, and the next controller is filled in by a cast. \
    A coordinator makes the controller and passes what it needs to init.
    """
  let bad: Example = """
    import UIKit

    final class ListViewController: UIViewController {
      func rowTapped() {
        performSegue(withIdentifier: "detail", sender: self)
      }
    }
    """
  let good: Example = """
    import UIKit

    final class ListViewController: UIViewController {
      var onRow: (() -> Void)?

      func rowTapped() {
        onRow?()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part -> [Finding] in
      let performed = part.code.calls.filter { $0.name == "performSegue" }.map {
        part.finding($0.place, "\(part.name) performs a segue; let its coordinator navigate")
      }
      let prepared = part.members.functions.filter { $0.fullName == "prepare(for:sender:)" }.map {
        part.finding(
          $0.place,
          "\(part.name) prepares segues; pass what the next screen needs to init"
        )
      }
      return performed + prepared
    }
  }
}

struct StoryboardSegue: Rule {
  let id = "storyboard-segue"
  let title = "Storyboards lay out screens and do not connect them."
  let why = """
    A connection in a storyboard goes past the coordinator, which then does not know where the app is. \
    What embeds a child and what builds a container are no connections.
    """
  let bad: Example = """
    // File: Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <connections>
        <segue destination="b2" kind="show" identifier="detail" id="s1"/>
      </connections>
    </document>
    """
  let good: Example = """
    // File: Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <connections>
        <segue destination="b2" kind="embed" id="s1"/>
      </connections>
    </document>
    """

  private static let building: Set<String> = ["embed", "relationship", "unwind"]

  func check(_ project: LintedProject) -> [Finding] {
    project.project.interfaces.flatMap { file in
      file.segues.filter { !Self.building.contains($0.kind) }.map { segue in
        let name = segue.identifier.map { " \"\($0)\"" } ?? ""
        return Finding(
          path: file.displayPath,
          place: segue.place,
          "a \(segue.kind) segue\(name) connects two screens; let a coordinator show the second"
        )
      }
    }
  }
}

struct ViewControllerCreatesViewController: Rule {
  let id = "view-controller-creates-view-controller"
  let title = "Controllers of screens are made by coordinators and factories alone."
  let why = """
    Whoever makes a controller must have all that it needs. A controller that makes the next one \
    carries what it does not use itself, and what the one after that needs as well.
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
      let made = part.firstUses {
        $0.use.context == .construction && $0.type.judgedRole == .viewController
          && $0.use.simple == $0.type.name && !project.areRelated($0.type, part.type)
      }.map {
        part.finding($0.use.place, "\(part.name) makes \($0.type.name); let a coordinator make it")
      }
      let instantiated = part.code.calls.filter { call in
        ["instantiateViewController", "instantiateInitialViewController"].contains(call.name)
          && !part.members.functions.contains {
            $0.name == call.member && $0.has(modifier: "static")
          }
      }.map {
        part.finding(
          $0.place,
          "\(part.name) makes a controller of a storyboard; let a coordinator do it"
        )
      }
      return made + instantiated
    }
  }
}

struct ViewControllerNamesViewController: Rule {
  let id = "view-controller-names-view-controller"
  let title = "A view controller names no other screen's controller."
  let why = """
    Screens that do not know each other can be shown in any order, reused and tested alone. What passes \
    between them goes through their coordinator.
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
          "\(part.name) names \($0.type.name); let a coordinator pass things on"
        )
      }
    }
  }

  /// A class that others inherit is no screen of its own.
  private func isBase(_ type: SourceType, _ project: LintedProject) -> Bool {
    project.project.types.contains { $0.supertypes.contains(type.id) }
  }
}

struct ScreensDelegateToEachOther: Rule {
  let id = "screens-delegate-to-each-other"
  let title = "A screen is no delegate of another screen."
  let why = """
    Results of a screen go to the coordinator that showed it, which then tells the other screen. As \
    each other's delegates, both must know who comes before them.
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
          "\(part.name) is the delegate of another screen; let a coordinator be it"
        )
      }
    }
  }
}
