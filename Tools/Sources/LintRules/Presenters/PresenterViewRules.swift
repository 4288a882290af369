import SourceModel

extension LintedProject {
  /// The stored properties of presenters whose type is a contract.
  fileprivate var heldContracts: [(part: TypePart, property: Property, contract: SourceType)] {
    presenting.flatMap { part in
      part.stored.compactMap { property in
        type(of: property, in: part) { $0.judgedRole == .contract }.map { (part, property, $0) }
      }
    }
  }
}

extension Property {
  /// The edit that makes the property weak; nil where that takes more than a word.
  var makingWeak: TextEdit? {
    guard !isLet, isOptional else { return nil }
    return TextEdit(range: keyword..<keyword, replacement: "weak ")
  }
}

struct PresenterHoldsViewStrongly: Rule {
  let id = "presenter-holds-view-strongly"
  let title = "A presenter holds its view weakly."
  let why = """
    The view holds its presenter. Were the presenter to hold the view as well, neither would ever be \
    freed, and every visit of the screen would leave one behind.
    """
  let isFixable = true
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      var view: LoginView?
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      weak var view: LoginView?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.heldContracts.compactMap { part, property, _ in
      guard part.type.isReference, part.role == .presenter, !property.isWeak,
        !property.isClosure
      else { return nil }
      return part.finding(
        property.place,
        "\(part.name) holds \(property.name) strongly; write weak var",
        edits: property.makingWeak.map { [$0] } ?? []
      )
    }
  }
}

struct PresenterForcesView: Rule {
  let id = "presenter-forces-view"
  let title = "A presenter expects that its view may be gone."
  let why = """
    An answer may come when the screen has been left. A forced view ends the app then; an optional \
    call does nothing, which is right.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      weak var view: LoginView!
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      weak var view: LoginView?

      func failed() {
        view?.show("Try again")
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let held = project.heldContracts
    let properties = held.filter { $0.property.type.hasSuffix("!") }.map { part, property, _ in
      part.finding(
        property.place,
        "\(part.name) takes \(property.name) to be there always; declare it as an optional"
      )
    }
    let names = Dictionary(grouping: held, by: \.part.type.id)
      .mapValues { Set($0.map(\.property.name)) }
    let unwraps = project.presenting.flatMap { part in
      part.code.unwraps
        .filter { names[part.type.id]?.contains(Call.last(of: $0.value)) == true }
        .map { part.finding($0.place, "\(part.name) forces \($0.value); call it by ?.") }
    }
    return properties + unwraps
  }
}

struct PresenterCastsView: Rule {
  let id = "presenter-casts-view"
  let title = "A presenter does not ask which type its view has."
  let why = """
    A presenter knows a contract, so that any view that keeps it will do: another screen, a spy in a \
    test. A cast brings the concrete view back.
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
        guard value == "view" || value == "display" || value == "viewController",
          !ForeignNames.isUserInterface(cast.type),
          project.type(named: [cast.type], in: part, where: { $0.judgedRole.isOnScreen }) == nil
        else { return nil }
        return part.finding(
          cast.place,
          "\(part.name) casts \(cast.value) to \(cast.type); put what it needs into the contract"
        )
      }
    }
  }
}

struct PresenterUsesViewProperties: Rule {
  let id = "presenter-uses-view-properties"
  let title =
    "A presenter commands its view by methods, and neither reads nor writes its properties."
  let why = """
    A passive view takes commands and answers nothing. What is on the screen is known to the \
    presenter, which has put it there; to ask the view makes the screen the place of the truth.
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
          part.finding($0.place, "\(part.name) uses \($0.base).\($0.name); give the view a command")
        }
    }
  }
}

struct PresenterNamesScreen: Rule {
  let id = "presenter-names-screen"
  let title = "A presenter names no concrete view, cell or view controller."
  let why = """
    A presenter that knows its view by a protocol can be tested with a spy, and the view can be \
    replaced. One that names a class can do with that class only.
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
          part.finding($0.use.place, "\(part.name) names \($0.type.name); name a contract instead")
        }
    }
  }
}

struct PresenterHoldsSeveralViews: Rule {
  let id = "presenter-holds-several-views"
  let title = "A presenter has one view."
  let why = """
    One contract for each screen keeps a presenter to one task. With two views it coordinates them, \
    which is a coordinator's work.
    """
  let bad: Example = """
    @MainActor
    protocol ListView: AnyObject {
      func show(_ names: [String])
    }

    @MainActor
    protocol DetailView: AnyObject {
      func show(_ name: String)
    }

    final class PeoplePresenter {
      weak var list: ListView?
      weak var detail: DetailView?
    }
    """
  let good: Example = """
    @MainActor
    protocol PeopleView: AnyObject {
      func show(_ names: [String])
    }

    final class PeoplePresenter {
      weak var view: PeopleView?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let byType = Dictionary(grouping: project.heldContracts, by: \.part.type.id)
    return byType.values.flatMap { held in
      held.sorted { $0.property.place < $1.property.place }.dropFirst()
        .filter { $0.contract.id != held[0].contract.id && $0.part.role == .presenter }
        .map { part, property, contract in
          part.finding(
            property.place,
            "\(part.name) has a second view, \(contract.name); give it a presenter of its own"
          )
        }
    }
  }
}

struct PresenterAttachesOnly: Rule {
  let id = "presenter-attaches-only"
  let title = "A presenter to which a view is attached can be detached again."
  let why = """
    A screen that is covered or left should be drawn no more. Without a way to detach, results of \
    old requests reach a view that nobody sees, or the wrong one.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      private weak var view: LoginView?

      func attachView(_ view: LoginView) {
        self.view = view
      }
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginPresenter {
      private weak var view: LoginView?

      func attachView(_ view: LoginView) {
        self.view = view
      }

      func detachView() {
        view = nil
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part -> [Finding] in
      guard part.type.isReference else { return [] }
      let names = project.project.lineage(of: part.type).flatMap { project.parts(of: $0) }
        .flatMap(\.members.functions).map(\.name)
      guard !names.contains(where: { $0.hasPrefix("detach") || $0.hasPrefix("unbind") }) else {
        return []
      }
      return part.members.functions
        .filter { ["attach", "attachView", "attachview"].contains($0.name) }
        .map { part.finding($0.place, "\(part.name) has \($0.fullName) and nothing that detaches") }
    }
  }
}
