import SourceModel

struct DetachesForGood: Rule {
  let id = "view-detaches-for-good"
  let title = "A view that detaches when it disappears attaches again when it appears."
  let why = """
    A screen disappears when another covers it, and appears again. Attached once in viewDidLoad, it \
    gets nothing any more from then on.
    """
  let bad: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func attachView(_ view: AnyObject) {}
      func detachView() {}
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      private let presenter = LoginPresenter()

      override func viewDidLoad() {
        super.viewDidLoad()
        presenter.attachView(self)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.detachView()
      }
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func attachView(_ view: AnyObject) {}
      func detachView() {}
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      private let presenter = LoginPresenter()

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.attachView(self)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.detachView()
      }
    }
    """

  private static let leaving: Set<String> = ["viewWillDisappear", "viewDidDisappear"]
  private static let coming: Set<String> = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).flatMap { part -> [Finding] in
      let calls = project.parts(of: part.type).flatMap(\.code.calls)
      let attaches = calls.contains { call in
        call.name.lowercased().hasPrefix("attach") && Self.coming.contains(call.member ?? "")
      }
      guard !attaches else { return [] }
      return part.code.calls.filter { call in
        call.name.lowercased().hasPrefix("detach") && Self.leaving.contains(call.member ?? "")
      }.map {
        part.finding(
          $0.place,
          "\(part.name) detaches and never attaches again; attach in viewWillAppear"
        )
      }
    }
  }
}

struct FinishesWhenDisappearing: Rule {
  let id = "finish-in-view-did-disappear"
  let title = "A flow does not end because a screen has disappeared."
  let why = """
    A screen disappears as well when the same flow shows the next one over it. The flow would end with \
    its second screen still open; the navigation controller's delegate knows what was popped.
    """
  let bad: Example = """
    import UIKit

    protocol LoginFlow: AnyObject {
      func loginDidFinish()
    }

    final class LoginViewController: UIViewController {
      weak var flow: LoginFlow?

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        flow?.loginDidFinish()
      }
    }
    """
  let good: Example = """
    import UIKit

    protocol LoginFlow: AnyObject {
      func loginDidFinish()
    }

    final class LoginViewController: UIViewController {
      weak var flow: LoginFlow?

      func doneTapped() {
        flow?.loginDidFinish()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).flatMap { part -> [Finding] in
      let asks = part.code.accesses.contains {
        ["isMovingFromParent", "isBeingDismissed"].contains($0.name)
          && $0.member == "viewDidDisappear"
      }
      guard !asks else { return [] }
      return part.code.calls.filter { call in
        let name = call.name.lowercased()
        return call.member == "viewDidDisappear" && !call.base.isEmpty
          && (name.contains("didfinish") || name == "finish" || name == "coordinatorended")
      }.map {
        part.finding(
          $0.place,
          "\(part.name) ends its flow when it disappears; end it when it is popped"
        )
      }
    }
  }
}
