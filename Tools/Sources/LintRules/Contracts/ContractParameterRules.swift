import SourceModel

extension LintedProject {
  /// The parameters of contracts' methods.
  fileprivate var contractParameters: [(part: TypePart, function: Function, parameter: Parameter)] {
    contracts.flatMap { part in
      part.members.functions.flatMap { function in
        function.parameters.map { (part, function, $0) }
      }
    }
  }
}

struct ContractNamesModel: Rule {
  let id = "contract-names-model"
  let title = "A view's contract uses no types of the model."
  let why = """
    Model and view are independent of each other. With models in the contract the view decides \
    how to present them, and a change of the model affects every view.
    """
  let bad: Example = """
    // File: User.swift
    struct User: Codable {
      let name: String
    }
    // File: UserContract.swift
    @MainActor
    protocol UserView: AnyObject {
      func show(_ users: [User])
    }
    """
  let good: Example = """
    struct UserViewData: Equatable {
      let name: String
    }

    @MainActor
    protocol UserView: AnyObject {
      func show(_ users: [UserViewData])
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.contractParameters.compactMap { part, function, parameter in
      guard
        let model = project.type(
          named: parameter.typeNames,
          in: part,
          where: { $0.judgedRole.layer == .model }
        )
      else { return nil }
      return part.finding(
        parameter.place,
        "\(part.name).\(function.fullName) takes \(model.name), a model; pass view data"
      )
    }
  }
}

struct ContractNamesUIType: Rule {
  let id = "contract-names-ui-type"
  let title = "A view's contract uses no types of UIKit or SwiftUI."
  let why = """
    The presenter calls the contract and does not import UIKit. A contract describes the \
    meaning; the view chooses colours and images.
    """
  let bad: Example = """
    @MainActor
    protocol ScoreView: AnyObject {
      func show(_ text: String, colour: UIColor)
    }
    """
  let good: Example = """
    @MainActor
    protocol ScoreView: AnyObject {
      func show(_ text: String, isWinning: Bool)
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.contractParameters.compactMap { part, function, parameter in
      guard let name = parameter.typeNames.first(where: ForeignNames.isUserInterface),
        project.type(named: [name], in: part, where: { _ in true }) == nil
      else { return nil }
      return part.finding(
        parameter.place,
        "\(part.name).\(function.fullName) takes \(name); pass its meaning instead"
      )
    }
  }
}

struct ContractTakesUntypedValue: Rule {
  let id = "contract-takes-untyped-value"
  let title = "A view's contract takes no dictionaries and no values of type Any."
  let why = """
    The compiler checks neither the keys nor the types of a dictionary's values, so a misspelt \
    key fails at run time. A struct is checked by the compiler.
    """
  let bad: Example = """
    @MainActor
    protocol UserView: AnyObject {
      func show(_ user: [String: Any])
    }
    """
  let good: Example = """
    struct UserViewData: Equatable {
      let name: String
    }

    @MainActor
    protocol UserView: AnyObject {
      func show(_ user: UserViewData)
    }
    """

  private static let untyped: Set<String> = [
    "Any", "NSDictionary", "NSArray", "AnyHashable", "NSObject",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.contractParameters.filter { _, _, parameter in
      parameter.typeNames.contains(where: Self.untyped.contains)
        || parameter.type.split(separator: " ").contains { $0.hasPrefix("[Any") || $0 == "Any" }
        || parameter.type.contains(": Any")
    }.map { part, function, parameter in
      part.finding(
        parameter.place,
        "\(part.name).\(function.fullName) takes \(parameter.type); declare a struct for it"
      )
    }
  }
}

struct ContractTakesRawValue: Rule {
  let id = "contract-takes-raw-value"
  let title = "The parameters of a view's contract are ready to display."
  let why = """
    Dates, decimals, bytes and errors have to be formatted in the user's language and calendar \
    first. The presenter formats them, where a unit test can check the result.
    """
  let bad: Example = """
    @MainActor
    protocol MatchView: AnyObject {
      func show(kickOff: Date)
    }
    """
  let good: Example = """
    @MainActor
    protocol MatchView: AnyObject {
      func show(kickOff: String)
    }
    """

  private static let raw: Set<String> = [
    "Date", "Decimal", "Data", "Error", "NSError", "NSDate", "URLResponse", "HTTPURLResponse",
    "Result", "DateComponents", "NSDecimalNumber", "Measurement",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.contractParameters.compactMap { part, function, parameter in
      guard !parameter.isClosure,
        let name = parameter.typeNames.first(where: Self.raw.contains),
        project.type(named: [name], in: part, where: { _ in true }) == nil
      else { return nil }
      return part.finding(
        parameter.place,
        "\(part.name).\(function.fullName) takes \(name); format it first"
      )
    }
  }
}

struct ContractTakesModeFlag: Rule {
  let id = "contract-takes-mode-number"
  let title = "No method of a contract selects its behaviour by a number or a string."
  let why = """
    A method with a mode combines several methods in one, and the call site does not show which \
    one is meant. Separate methods or an enumeration do.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String, type: Int)
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func showNotice(_ text: String)
      func showProblem(_ text: String)
    }
    """

  private static let labels: Set<String> = ["type", "mode", "kind", "flag"]

  func check(_ project: LintedProject) -> [Finding] {
    project.contractParameters.filter { _, _, parameter in
      Self.labels.contains(parameter.label) && ["Int", "String"].contains(parameter.type)
    }.map { part, function, parameter in
      part.finding(
        parameter.place,
        "\(part.name).\(function.fullName) chooses by \(parameter.label): \(parameter.type); "
          + "declare a method for each"
      )
    }
  }
}
