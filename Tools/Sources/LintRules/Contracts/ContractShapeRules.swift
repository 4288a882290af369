import SourceModel

extension LintedProject {
  /// The declarations of protocols with which presenters command views.
  var contracts: [TypePart] {
    parts(.contract).filter { $0.declaration.kind == .protocol }
  }
}

extension TypePart {
  /// Returns the edit that adds a type to the inheritance clause.
  func inheriting(_ name: String) -> TextEdit {
    if let end = declaration.inheritanceEnd {
      return TextEdit(range: end..<end, replacement: ", \(name)")
    }
    let end = declaration.nameEnd
    return TextEdit(range: end..<end, replacement: ": \(name)")
  }
}

struct ContractIsNotClassBound: Rule {
  let id = "contract-not-class-bound"
  let title = "Contracts of views and of navigation are restricted to classes."
  let why = """
    Only class references can be weak. Without AnyObject the compiler rejects a weak reference \
    to the view, and a strong one is a retain cycle.
    """
  let isFixable = true
  let bad: Example = """
    @MainActor
    protocol LoginView {
      func show(_ text: String)
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }
    """

  private static let endings = [
    "Navigation", "Navigating", "CoordinatorDelegate", "NavigationHandler",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    let navigation = project.parts(.navigation).filter { part in
      part.declaration.kind == .protocol && Self.endings.contains(where: part.name.hasSuffix)
    }
    return (project.contracts + navigation).filter { !project.isClassBound($0.type) }.map {
      project.findingOfMissingClassBound($0)
    }
  }
}

struct ContractIsNotOnMainActor: Rule {
  let id = "contract-not-on-main-actor"
  let title = "A view's contract is isolated to the main actor."
  let why = """
    UIKit allows changes on the main thread only. With an isolated contract the compiler checks \
    every call, and no view has to switch threads itself.
    """
  let isFixable = true
  let bad: Example = """
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.contracts.filter { part in
      !part.members.functions.isEmpty
        && part.members.functions.contains { !$0.attributes.contains("MainActor") }
        && !isIsolated(part.type, in: project)
    }.map { part in
      let others = project.otherActors(using: part.type)
      guard others.isEmpty else {
        return part.finding(
          part.declaration.place,
          "\(part.name) is not isolated to the main actor; add @MainActor to it and to "
            + others.prefix(3).joined(separator: ", ")
            + (others.count > 3 ? " and \(others.count - 3) more" : "")
        )
      }
      let indentation = String(repeating: " ", count: max(0, part.declaration.start.column - 1))
      let offset = part.declaration.start.offset
      return part.finding(
        part.declaration.place,
        "\(part.name) is not isolated to the main actor; add @MainActor",
        edits: [TextEdit(range: offset..<offset, replacement: "@MainActor\n\(indentation)")]
      )
    }
  }

  private func isIsolated(_ type: SourceType, in project: LintedProject) -> Bool {
    project.isOnMainActor(type)
      || project.project.inheritsForeignTypes(
        type,
        except: ["AnyObject", "class", "NSObjectProtocol"]
      )
  }
}

struct ContractReturnsValue: Rule {
  let id = "contract-returns-value"
  let title = "The methods of a view's contract return nothing and throw nothing."
  let why = """
    A passive view receives commands. If it returns a value, the presenter's decisions depend on \
    the state of the screen, and its tests need one.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func enteredName() -> String
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ name: String)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.contracts.flatMap { part in
      part.members.functions.filter { function in
        function.kind == .function
          && (returnsValue(function) || function.isThrowing || function.isAsync)
      }.map {
        part.finding($0.place, "\(part.name).\($0.fullName) \(problem(of: $0))")
      }
    }
  }

  private func returnsValue(_ function: Function) -> Bool {
    !["", "Void", "()"].contains(function.returns)
  }

  private func problem(of function: Function) -> String {
    if returnsValue(function) {
      return "returns a value; let the view call a method of its presenter"
    }
    if function.isThrowing {
      return "throws; let the view call a method of its presenter with the failure"
    }
    return "is async; let the view call a method of its presenter when it is done"
  }
}

struct ContractHasReadableProperty: Rule {
  let id = "contract-has-property"
  let title = "A view's contract declares no properties."
  let why = """
    A readable property makes the view hold state. The presenter keeps the state that it needs, \
    and passes the rest to the view by methods.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      var isLoading: Bool { get set }
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(isLoading: Bool)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.contracts.flatMap { part in
      part.members.properties.filter { property in
        project.type(of: property, in: part) { $0.layer == .presenter } == nil
          && !property.isStatic
          && !["presenter", "output", "interactor", "coordinator"].contains(property.name)
      }.map {
        part.finding($0.place, "\(part.name).\($0.name) is a property; replace it by a method")
      }
    }
  }
}

struct ContractIsTooWide: Rule {
  let id = "contract-too-wide"
  let title = "A contract has few methods."
  let why = """
    An interface has one purpose. A large contract is a sign of several views in one, or of many \
    small commands that one value could replace.
    """
  let thresholds = ["contract-methods": 12]
  let bad: Example = """
    @MainActor
    protocol PlayerView: AnyObject {
      func showName(_ text: String)
      func showAge(_ text: String)
      func showTeam(_ text: String)
      func showGoals(_ text: String)
      func showPasses(_ text: String)
      func showSaves(_ text: String)
      func showFouls(_ text: String)
      func showCards(_ text: String)
      func showHeight(_ text: String)
      func showWeight(_ text: String)
      func showFoot(_ text: String)
      func showShirt(_ text: String)
      func showSalary(_ text: String)
    }
    """
  let good: Example = """
    struct PlayerViewState: Equatable {
      var name = ""
      var age = ""
    }

    @MainActor
    protocol PlayerView: AnyObject {
      func render(_ state: PlayerViewState)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.contracts + project.parts(.navigation)).compactMap { part in
      let count = part.members.functions.count
      let limit = project.threshold("contract-methods", of: self, in: part.file)
      guard count > limit, part.declaration.kind == .protocol else { return nil }
      return part.finding(
        part.declaration.place,
        "\(part.name) has \(count) methods, more than \(limit); pass one value, or split the screen"
      )
    }
  }
}
