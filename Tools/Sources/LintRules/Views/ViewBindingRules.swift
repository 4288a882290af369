import SourceModel

struct ViewSetsPresenterCallback: Rule {
  let id = "view-sets-presenter-callback"
  let title =
    "A view receives commands through its contract, and sets no closures of its presenter."
  let why = """
    A view calls methods of its presenter, and a presenter calls the contract. With closures no \
    type lists the commands that a view has to support.
    """
  let bad: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      var onFailure: ((String) -> Void)?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      private let presenter = LoginPresenter()

      override func viewDidLoad() {
        super.viewDidLoad()
        presenter.onFailure = { [weak self] in self?.title = $0 }
      }
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    @MainActor
    protocol LoginView: AnyObject {
      func showProblem(_ text: String)
    }

    final class LoginPresenter {
      weak var view: LoginView?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController, LoginView {
      func showProblem(_ text: String) {
        title = text
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.code.closures.filter { closure in
        let names = closure.target.split(separator: ".")
          .map { $0.filter { $0 != "?" && $0 != "!" } }
        return names.count > 1 && names[names.count - 2] == "presenter"
      }.map {
        part.finding($0.place, "\(part.name) sets \($0.target); add a method to the contract")
      }
    }
  }
}

struct BindingCapturesSelf: Rule {
  let id = "binding-captures-self"
  let title = "A closure that a view assigns to its view model captures the view weakly."
  let why = """
    The view owns the view model, the view model owns the closure, and the closure owns the \
    view: a retain cycle.
    """
  let bad: Example = """
    // File: LoginViewModel.swift
    final class LoginViewModel {
      var onChange: ((String) -> Void)?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      private let viewModel = LoginViewModel()

      override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { text in self.title = text }
      }
    }
    """
  let good: Example = """
    // File: LoginViewModel.swift
    final class LoginViewModel {
      var onChange: ((String) -> Void)?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      private let viewModel = LoginViewModel()

      override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { [weak self] text in self?.title = text }
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.filter { $0.type.kind == .class || $0.type.kind == .extension }.flatMap {
      part in
      part.code.closures.filter { closure in
        let names = closure.target.split(separator: ".")
          .map { $0.lowercased().filter { $0 != "?" && $0 != "!" } }
        return closure.capturesSelfStrongly && names.count > 1
          && names.dropLast().contains { $0.hasSuffix("viewmodel") || $0.hasSuffix("presenter") }
      }.map {
        part.finding(
          $0.place,
          "the closure of \($0.target) retains \(part.name); capture self weakly"
        )
      }
    }
  }
}
