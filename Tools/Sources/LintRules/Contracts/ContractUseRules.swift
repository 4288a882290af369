import SourceModel

struct ContractHasNoConformer: Rule {
  let id = "contract-without-conformer"
  let title = "Every contract that a presenter uses has a conforming view."
  let why = """
    A presenter without a view displays nothing, although its unit tests pass with a spy.
    """
  let bad: Example = """
    // File: LoginContract.swift
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }
    // File: LoginPresenter.swift
    final class LoginPresenter {
      weak var view: LoginView?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {}
    """
  let good: Example = """
    // File: LoginContract.swift
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }
    // File: LoginPresenter.swift
    final class LoginPresenter {
      weak var view: LoginView?
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController, LoginView {
      func show(_ text: String) {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    guard !project.onScreen.isEmpty else { return [] }
    let kept = Set(project.project.types.filter { !$0.isTest }.flatMap(\.supertypes))
    let commanded = Set(
      project.presenting.filter { $0.declaration.kind != .protocol }
        .flatMap { $0.uses.map(\.type.id) }
    )
    return project.contracts.filter { part in
      commanded.contains(part.type.id) && !kept.contains(part.type.id)
    }.map {
      $0.finding($0.declaration.place, "no view conforms to \($0.name)")
    }
  }
}

struct ContractIsShared: Rule {
  let id = "contract-shared-by-presenters"
  let title = "Each screen has its own contract."
  let why = """
    Two presenters that share a contract cannot change independently: a method that one screen \
    needs has to be implemented by the view of the other.
    """
  let bad: Example = """
    // File: ListContract.swift
    @MainActor
    protocol ListView: AnyObject {
      func show(_ names: [String])
    }
    // File: TeamsPresenter.swift
    final class TeamsPresenter {
      weak var view: ListView?
    }
    // File: PlayersPresenter.swift
    final class PlayersPresenter {
      weak var view: ListView?
    }
    """
  let good: Example = """
    // File: TeamsContract.swift
    @MainActor
    protocol TeamsView: AnyObject {
      func show(_ names: [String])
    }
    // File: TeamsPresenter.swift
    final class TeamsPresenter {
      weak var view: TeamsView?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    var users: [Int: [SourceType]] = [:]
    for part in project.parts(.presenter) where part.type.kind == .class {
      for property in part.stored {
        guard
          let contract = project.type(of: property, in: part, where: { $0.judgedRole == .contract })
        else { continue }
        users[contract.id, default: []].append(part.type)
      }
    }
    return project.contracts.compactMap { part in
      let presenters = users[part.type.id] ?? []
      guard let first = presenters.first,
        let other = presenters.first(where: { !project.areRelated($0, first) })
      else { return nil }
      return part.finding(
        part.declaration.place,
        "\(first.name) and \(other.name) both use \(part.name); declare a contract for each"
      )
    }
  }
}
