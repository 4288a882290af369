import SourceModel

extension LintedProject {
  /// Reports types with one of these roles that have more lines of code than a threshold.
  fileprivate func tooLong(
    _ roles: [Role],
    _ threshold: String,
    of rule: some Rule
  ) -> [Finding] {
    var seen: Set<Int> = []
    return roles.flatMap { parts($0) }.compactMap { part in
      guard part.declaration.kind != .extension, part.declaration.outer == nil || isTop(part),
        seen.insert(part.type.id).inserted
      else { return nil }
      let lines = parts(of: part.type).map(\.declaration.codeLines).reduce(0, +)
      let limit = self.threshold(threshold, of: rule, in: part.file)
      guard lines > limit else { return nil }
      return part.finding(
        part.declaration.place,
        "\(part.name) has \(lines) lines of code with its extensions, more than \(limit); move some of its "
          + "tasks to other types"
      )
    }
  }

  private func isTop(_ part: TypePart) -> Bool {
    part.type.outer.map { project.types[$0].role == .other } ?? true
  }
}

extension Example {
  /// A class with many empty functions.
  fileprivate static func long(_ head: String, functions: Int) -> Example {
    let body = (1...functions).map { "  func step\($0)() {\n  }" }.joined(separator: "\n")
    return Example(stringLiteral: "\(head) {\n\(body)\n}")
  }
}

struct PresenterIsTooLong: Rule {
  let id = "presenter-too-long"
  let title = "A presenter is short."
  let why = """
    A presenter serves one screen. A long presenter contains the work of a service or a \
    formatter, or a second screen.
    """
  let thresholds = ["presenter-lines": 400]
  let bad = Example.long("final class LoginPresenter", functions: 210)
  let good = Example.long("final class LoginPresenter", functions: 20)

  func check(_ project: LintedProject) -> [Finding] {
    project.tooLong([.presenter, .interactor, .viewModel], "presenter-lines", of: self)
  }
}

struct ViewControllerIsTooLong: Rule {
  let id = "view-controller-too-long"
  let title = "A view controller is short."
  let why = """
    A view controller connects views and presenter. A long one contains logic that belongs to \
    the presenter, or views that should be classes of their own.
    """
  let thresholds = ["view-controller-lines": 400]
  let bad = Example.long("final class LoginViewController: UIViewController", functions: 210)
  let good = Example.long("final class LoginViewController: UIViewController", functions: 20)

  func check(_ project: LintedProject) -> [Finding] {
    project.tooLong([.viewController], "view-controller-lines", of: self)
  }
}

struct CompositionRootIsTooLong: Rule {
  let id = "delegate-of-app-too-long"
  let title = "The app and scene delegates are short."
  let why = """
    A delegate creates the dependencies of the app and starts the first coordinator. Other work \
    belongs to other types.
    """
  let thresholds = ["app-delegate-lines": 200]
  let bad = Example.long(
    "final class AppDelegate: UIResponder, UIApplicationDelegate",
    functions: 110
  )
  let good = Example.long(
    "final class AppDelegate: UIResponder, UIApplicationDelegate",
    functions: 10
  )

  func check(_ project: LintedProject) -> [Finding] {
    project.tooLong([.compositionRoot], "app-delegate-lines", of: self)
  }
}

struct TypeIsTooLong: Rule {
  let id = "type-too-long"
  let title = "A type has one responsibility and few lines."
  let why = """
    A type with several responsibilities changes for several reasons, and each change may break \
    the others.
    """
  let thresholds = ["type-lines": 500]
  let bad = Example.long("final class Catalogue", functions: 260)
  let good = Example.long("final class Catalogue", functions: 20)

  func check(_ project: LintedProject) -> [Finding] {
    project.tooLong(
      [.model, .service, .view, .cell, .coordinator, .factory, .viewData, .other],
      "type-lines",
      of: self
    )
  }
}

struct FunctionIsTooLong: Rule {
  let id = "function-too-long"
  let title = "A function has few lines."
  let why = """
    A function that does not fit on a page cannot be read at once. Its sections can be functions \
    with names of their own.
    """
  let thresholds = ["function-lines": 60]
  let bad = Example(
    stringLiteral: "func work() {\n" + String(repeating: "  step()\n", count: 80) + "}"
  )
  let good: Example = """
    func work() {
      step()
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.files.filter { !$0.isTest }.flatMap { file -> [Finding] in
      let limit = project.threshold("function-lines", of: self, in: file)
      let functions = file.globalFunctions + file.declarations.flatMap(\.members.functions)
      return functions.filter { $0.codeLines > limit }.map {
        Finding(
          path: file.displayPath,
          place: $0.place,
          "\($0.fullName) has \($0.codeLines) lines of code, more than \(limit); split it"
        )
      }
    }
  }
}

struct FileIsTooLong: Rule {
  let id = "file-too-long"
  let title = "A file has few lines."
  let why = """
    Short files with clear names show the structure of a module, and are easier to review.
    """
  let thresholds = ["file-lines": 600]
  let bad = Example(
    stringLiteral: (1...601).map { "let value\($0) = \($0)" }.joined(separator: "\n")
  )
  let good: Example = """
    let value = 1
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.files.filter { !$0.isTest }.compactMap { file in
      let limit = project.threshold("file-lines", of: self, in: file)
      // A manifest is a list.
      guard file.lines.total > limit, file.stem != "Package" else { return nil }
      return Finding(
        path: file.displayPath,
        place: Place(line: 1, column: 1, offset: 0),
        "the file has \(file.lines.total) lines, more than \(limit); split it"
      )
    }
  }
}
