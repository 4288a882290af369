import SourceModel

struct PresenterHasNoTest: Rule {
  let id = "presenter-without-test"
  let title = "Every presenter has a test."
  let why = """
    Testability is the purpose of a presenter without UIKit. The rule applies to projects in \
    which at least one presenter is tested.
    """
  let bad: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func start() {}
    }
    // File: ListPresenter.swift
    final class ListPresenter {
      func start() {}
    }
    // File: AppTests/LoginPresenterTests.swift
    import Testing

    @Test func loginBegins() {
      LoginPresenter().start()
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func start() {}
    }
    // File: AppTests/LoginPresenterTests.swift
    import Testing

    @Test func loginBegins() {
      LoginPresenter().start()
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let tests = project.files.filter(\.isTest)
    var named: Set<String> = []
    for file in tests {
      named.formUnion(file.globals.names.map(\.simple))
      for declaration in file.declarations { named.formUnion(declaration.code.names.map(\.simple)) }
    }
    let presenters = project.parts(.presenter).filter {
      $0.declaration.kind == .class && $0.type.name.hasSuffix("Presenter")
    }
    // A project without any test of a presenter tests its code in another way.
    guard presenters.contains(where: { named.contains($0.name) }) else { return [] }
    let bases = Set(project.project.types.flatMap(\.supertypes))
    return presenters.filter { !named.contains($0.name) && !bases.contains($0.type.id) }.map {
      $0.finding($0.declaration.place, "no test uses \($0.name)")
    }
  }
}

struct PresenterTestImportsUIFramework: Rule {
  let id = "presenter-test-imports-ui-framework"
  let title = "The tests of a presenter import no user interface framework."
  let why = """
    A spy of the contract replaces the view, and the test runs in milliseconds. A test with \
    UIKit needs a simulator.
    """
  let bad: Example = """
    // File: AppTests/LoginPresenterTests.swift
    import Testing
    import UIKit

    @Test func loginBegins() {}
    """
  let good: Example = """
    // File: AppTests/LoginPresenterTests.swift
    import Testing

    @Test func loginBegins() {}
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.files.filter { $0.isTest && $0.stem.contains("PresenterTest") }.flatMap { file in
      file.imports.filter { ForeignNames.userInterfaceModules.contains($0.module) }.map {
        Finding(
          path: file.displayPath,
          place: $0.place,
          "\(file.stem) imports \($0.module); use a spy of the contract"
        )
      }
    }
  }
}
