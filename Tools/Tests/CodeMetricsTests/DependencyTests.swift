import SourceModel
import Testing

@testable import CodeMetrics

struct DependencyTests {
  private func counter(_ sources: [String: String]) -> DependencyCounter {
    DependencyCounter(Project(sources: sources))
  }

  private static let clean = [
    "UserStore.swift": "struct UserStore {}\n",
    "LoginPresenter.swift": """
    final class LoginPresenter { let store: UserStore; func make() { _ = UserStore() } }
    """,
    "LoginViewController.swift": """
    class LoginViewController: UIViewController { let presenter: LoginPresenter }
    """,
  ]

  @Test func usesAreCountedByLayers() {
    let found = counter(Self.clean).dependencies.map { "\($0.from) \($0.to) \($0.uses)" }
    #expect(found == ["View Presenter 1", "Presenter Model 2"])
    #expect(counter(Self.clean).cycles == [])
  }

  @Test func layersThatDependOnEachOtherAreNamed() throws {
    var sources = Self.clean
    sources["UserService.swift"] = "struct UserService {\n  let view: LoginViewController\n}\n"
    sources["LoginPresenter.swift"] = "final class LoginPresenter { let store: UserService }\n"
    let cycle = try #require(counter(sources).cycles.first)
    #expect(cycle.layers == ["Model", "View", "Presenter"])
    #expect(cycle.examples.first?.hasSuffix("UserService names LoginViewController") == true)
  }

  @Test func theShortestCycleIsEnough() {
    var sources = Self.clean
    sources["UserService.swift"] = """
      struct UserService { let view: LoginViewController; let presenter: LoginPresenter }
      """
    sources["LoginPresenter.swift"] = "final class LoginPresenter { let store: UserService }\n"
    #expect(counter(sources).cycles.map(\.layers) == [["Model", "Presenter"]])
  }

  @Test func noAppDependsOnItsTests() {
    var sources = Self.clean
    sources["Tests/StoreTests.swift"] = "import Testing\nstruct Store {}\n"
    sources["LoginPresenter.swift"] = "final class LoginPresenter { let store: Store }\n"
    #expect(counter(sources).dependencies.allSatisfy { $0.to != "Tests" })
  }
}
