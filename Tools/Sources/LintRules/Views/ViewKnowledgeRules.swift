import SourceModel

struct ViewNamesModel: Rule {
  let id = "view-names-model"
  let title = "A view names no type of the model."
  let why = """
    Model and view are independent of each other: the presenter makes of models what can be shown. A \
    view that takes a model decides what to show of it, where no test looks.
    """
  let bad: Example = """
    // File: User.swift
    struct User: Codable {
      let name: String
    }
    // File: UserCell.swift
    import UIKit

    final class UserCell: UITableViewCell {
      func show(_ user: User) {
        textLabel?.text = user.name
      }
    }
    """
  let good: Example = """
    import UIKit

    struct UserViewData {
      let name: String
    }

    final class UserCell: UITableViewCell {
      func show(_ user: UserViewData) {
        textLabel?.text = user.name
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.firstUses { $0.type.judgedRole == .model && !project.areRelated($0.type, part.type) }.map
      {
        part.finding($0.use.place, "\(part.name) names \($0.type.name), a model; show view data")
      }
    }
  }
}

struct ViewNamesService: Rule {
  let id = "view-names-service"
  let title = "A view names no service, store or repository."
  let why = """
    A view loads and shows what its presenter gives it. If it knows a service, it decides when to ask \
    and what to do with the answer, which is the presenter's work.
    """
  let bad: Example = """
    // File: NewsService.swift
    protocol NewsService {
      func latest() -> [String]
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      var service: NewsService?
    }
    """
  let good: Example = """
    // File: NewsPresenter.swift
    final class NewsPresenter {
      func refresh() {}
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      var presenter: NewsPresenter?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.firstUses { $0.type.judgedRole == .service && !project.areRelated($0.type, part.type) }
        .map {
          part.finding(
            $0.use.place,
            "\(part.name) names \($0.type.name); tell its presenter instead"
          )
        }
    }
  }
}

struct ViewHoldsPresenterWeakly: Rule {
  let id = "view-holds-presenter-weakly"
  let title = "A view holds its presenter strongly."
  let why = """
    The view owns its presenter, and the presenter holds its view weakly: then both go when the \
    screen goes. With two weak references the presenter is gone at once.
    """
  let bad: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {}
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      weak var presenter: LoginPresenter?
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {}
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).flatMap { part in
      part.stored.compactMap { property in
        guard property.isWeak, !property.name.lowercased().hasSuffix("delegate"),
          let presenter = project.type(
            of: property,
            in: part,
            where: { $0.judgedRole == .presenter }
          )
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(presenter.name) weakly; write var"
        )
      }
    }
  }
}

struct ViewExposesSubview: Rule {
  let id = "view-exposes-subview"
  let title = "A view keeps its subviews private."
  let why = """
    A view is told what to show and places it itself. Subviews in the open are filled from outside, \
    and then nobody can change how the view is built.
    """
  let bad: Example = """
    import UIKit

    final class BadgeView: UIView {
      let label = UILabel()
    }
    """
  let good: Example = """
    import UIKit

    final class BadgeView: UIView {
      private let label = UILabel()

      func show(_ text: String) {
        label.text = text
      }
    }
    """

  private static let kinds = [
    "View", "Label", "Button", "Field", "Switch", "Control", "Slider", "Stepper", "Bar", "Picker",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.view, .cell).filter { $0.type.kind == .class }.flatMap { part in
      part.stored.filter { property in
        !property.isPrivate && !property.modifiers.contains { $0.hasSuffix("(set)") }
          && !property.modifiers.contains("override")
          && property.typeNames.first.map(isSubview) == true
          && !property.isWeak
      }.map {
        part.finding($0.place, "\(part.name) shows its subview \($0.name) to all; write private")
      }
    }
  }

  private func isSubview(_ name: String) -> Bool {
    name.hasPrefix("UI") && Self.kinds.contains(where: name.hasSuffix)
  }
}

struct ViewSetsPresenterCallback: Rule {
  let id = "view-sets-presenter-callback"
  let title = "A view is commanded by its contract, not by closures that it gives its presenter."
  let why = """
    From view to presenter go calls of methods, from presenter to view the contract. Closures make \
    the other direction invisible: no type says what a presenter may ask for.
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
        part.finding($0.place, "\(part.name) sets \($0.target); put a method into the contract")
      }
    }
  }
}

struct BindingCapturesSelf: Rule {
  let id = "binding-captures-self"
  let title = "What a view binds to its view model captures the view weakly."
  let why = """
    The view holds the view model, the view model the closure, and the closure the view: none of them \
    is ever freed.
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
          "the closure in \($0.target) keeps \(part.name) alive; write [weak self]"
        )
      }
    }
  }
}
