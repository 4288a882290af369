import SourceModel

struct PresenterCastsView: Rule {
  let id = "presenter-casts-view"
  let title = "A presenter does not cast its view."
  let why = """
    Any view that conforms to the contract must do, including a spy in a test. A cast makes the \
    presenter depend on one concrete type again.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    protocol Highlighting {
      func highlight()
    }

    final class LoginPresenter {
      weak var view: LoginView?

      func failed() {
        (view as? Highlighting)?.highlight()
      }
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func highlight()
    }

    final class LoginPresenter {
      weak var view: LoginView?

      func failed() {
        view?.highlight()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part -> [Finding] in
      part.code.casts.compactMap { cast in
        let value = Call.last(of: cast.value)
        guard value == "view" || value == "display" || value == "viewController" else { return nil }
        return part.finding(
          cast.place,
          "\(part.name) casts \(cast.value) to \(cast.type); add the method that it needs to the contract"
        )
      }
    }
  }
}

struct PresenterUsesViewProperties: Rule {
  let id = "presenter-uses-view-properties"
  let title = "A presenter commands its view by methods only."
  let why = """
    A passive view has no state that others read. The presenter has set what is on the screen \
    and keeps that state itself; reading it back makes the view the source of truth.
    """
  let bad: Example = """
    final class SearchPresenter {
      private func search(in view: SearchDisplay?) -> String {
        view?.query ?? ""
      }
    }

    protocol SearchDisplay: AnyObject {
      var query: String { get }
    }
    """
  let good: Example = """
    final class SearchPresenter {
      private var query = ""

      func queryChanged(_ text: String) {
        query = text
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.code.accesses
        .filter { ($0.base == "view?" || $0.base == "self.view?" || $0.base == "view!") }
        .map {
          part.finding(
            $0.place,
            "\(part.name) uses \($0.base).\($0.name); call a method of the contract"
          )
        }
    }
  }
}

struct PresenterNamesScreen: Rule {
  let id = "presenter-names-screen"
  let title = "A presenter uses no concrete view, cell or view controller."
  let why = """
    A presenter that depends on a protocol can be tested with a spy, and its view can be \
    replaced. A presenter that depends on a class works with that class only.
    """
  let bad: Example = """
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      func show(_ text: String) {}
    }
    // File: LoginPresenter.swift
    final class LoginPresenter {
      weak var view: LoginViewController?
    }
    """
  let good: Example = """
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController, LoginView {
      func show(_ text: String) {}
    }
    // File: LoginPresenter.swift
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      weak var view: LoginView?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.firstUses { $0.type.judgedRole.isOnScreen && !project.areRelated($0.type, part.type) }
        .map {
          part.finding($0.use.place, "\(part.name) uses \($0.type.name); use a contract instead")
        }
    }
  }
}
