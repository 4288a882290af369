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
  /// The edit that makes the property weak; nil where more than a keyword must change.
  var makingWeak: TextEdit? {
    guard !isLet, isOptional else { return nil }
    return TextEdit(range: keyword..<keyword, replacement: "weak ")
  }
}

struct PresenterHoldsViewStrongly: Rule {
  let id = "presenter-holds-view-strongly"
  let title = "A presenter holds its view weakly."
  let why = """
    The view owns its presenter. If the presenter owns the view as well, neither is deallocated, \
    and each visit of the screen leaks one of each.
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
        "\(part.name) holds \(property.name) strongly; declare it weak",
        edits: project.edits(makingWeak: property, in: part)
      )
    }
  }
}

struct PresenterForcesView: Rule {
  let id = "presenter-forces-view"
  let title = "A presenter does not force its view to exist."
  let why = """
    A response may arrive after the screen was closed. A forced view crashes the app then; \
    optional chaining does nothing.
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
        "\(part.name) unwraps \(property.name) implicitly; declare it as an optional"
      )
    }
    let names = Dictionary(grouping: held, by: \.part.type.id)
      .mapValues { Set($0.map(\.property.name)) }
    let unwraps = project.presenting.flatMap { part in
      part.code.unwraps
        .filter { names[part.type.id]?.contains(Call.last(of: $0.value)) == true }
        .map {
          part.finding($0.place, "\(part.name) force-unwraps \($0.value); use optional chaining")
        }
    }
    return properties + unwraps
  }
}

struct PresenterHoldsSeveralViews: Rule {
  let id = "presenter-holds-several-views"
  let title = "A presenter has one view."
  let why = """
    One contract per screen keeps a presenter to one task. A presenter with two views \
    coordinates them, which is a coordinator's task.
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
            "\(part.name) has a second view, \(contract.name); give it its own presenter"
          )
        }
    }
  }
}

struct PresenterAttachesOnly: Rule {
  let id = "presenter-attaches-only"
  let title = "A presenter with an attach method has a detach method."
  let why = """
    A screen that is covered or closed should receive no updates. Without detach, the results of \
    old requests reach a view that is no longer visible.
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
        .filter { isAttaching($0, of: part, in: project) }
        .map {
          part.finding($0.place, "\(part.name) has \($0.fullName) and no method that detaches")
        }
    }
  }

  private func isAttaching(
    _ function: Function,
    of part: TypePart,
    in project: LintedProject
  ) -> Bool {
    guard let view = function.parameters.first, function.name.hasPrefix("attach") else {
      return false
    }
    return view.name == "view" || view.label == "view"
      || project.type(named: view.typeNames, in: part, where: { $0.judgedRole == .contract }) != nil
  }
}
