import SourceModel

struct DetachesForGood: Rule {
  let id = "view-detaches-for-good"
  let title = "A view that detaches when it disappears attaches again when it appears."
  let why = """
    A screen disappears when another one covers it, and appears again later. If it attaches only \
    in viewDidLoad, it receives no updates from then on.
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
          "\(part.name) detaches and does not attach again; attach in viewWillAppear"
        )
      }
    }
  }
}

struct FinishesWhenDisappearing: Rule {
  let id = "finish-in-view-did-disappear"
  let title = "A flow does not finish in viewDidDisappear."
  let why = """
    A screen also disappears when its own flow pushes the next screen. The delegate of the \
    navigation controller reports what was popped.
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
          "\(part.name) finishes its flow when it disappears; finish it when it is popped"
        )
      }
    }
  }
}

struct AsksBeforeAttaching: Rule {
  let id = "view-asks-before-attaching"
  let title = "A view attaches to its presenter before it calls other methods."
  let why = """
    A cached response is delivered immediately. A presenter without a view drops it, and the \
    screen stays empty.
    """
  let bad: Example = """
    // File: NewsPresenter.swift
    final class NewsPresenter {
      func attachView(_ view: AnyObject) {}
      func detachView() {}
      func refresh() {}
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      private let presenter = NewsPresenter()

      override func viewDidLoad() {
        super.viewDidLoad()
        presenter.refresh()
        presenter.attachView(self)
      }
    }
    """
  let good: Example = """
    // File: NewsPresenter.swift
    final class NewsPresenter {
      func attachView(_ view: AnyObject) {}
      func detachView() {}
      func refresh() {}
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      private let presenter = NewsPresenter()

      override func viewDidLoad() {
        super.viewDidLoad()
        presenter.attachView(self)
        presenter.refresh()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).flatMap { part -> [Finding] in
      let calls = part.code.calls.filter { $0.lastOfBase == "presenter" && $0.member != nil }
      return Dictionary(grouping: calls, by: \.member).values.compactMap { calls -> Finding? in
        let sorted = calls.sorted { $0.place < $1.place }
        guard let attach = sorted.firstIndex(where: { $0.name.hasPrefix("attach") }), attach > 0
        else { return nil }
        let first = sorted[0]
        return part.finding(
          first.place,
          "\(part.name) calls \(first.name) before \(sorted[attach].name); attach first"
        )
      }
    }
  }
}
