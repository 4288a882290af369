import SourceModel

struct PresenterHasNoTest: Rule {
  let id = "presenter-without-test"
  let title = "Every presenter is named by a test."
  let why = """
    Presenters without UIKit are there to be tested: that is what the separation pays for. A project \
    without any tests is left alone.
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
    // Where no presenter is tested at all, the tests are of another kind.
    guard presenters.contains(where: { named.contains($0.name) }) else { return [] }
    let bases = Set(project.project.types.flatMap(\.supertypes))
    return presenters.filter { !named.contains($0.name) && !bases.contains($0.type.id) }.map {
      $0.finding($0.declaration.place, "no test names \($0.name)")
    }
  }
}

struct PresenterTestImportsUIFramework: Rule {
  let id = "presenter-test-imports-ui-framework"
  let title = "The tests of a presenter import no framework that shows something."
  let why = """
    A presenter is tested with a spy that keeps its contract, in milliseconds. A test that needs UIKit \
    needs a simulator, and tests more than it says.
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
          "\(file.stem) imports \($0.module); test with a spy of the contract"
        )
      }
    }
  }
}
