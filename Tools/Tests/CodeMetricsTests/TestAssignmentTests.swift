import SourceModel
import Testing

@testable import CodeMetrics

struct TestAssignmentTests {
  private func layer(of test: String, at path: String) -> String? {
    let project = Project(sources: [
      "App/Model/User.swift": "struct User: Codable {}\n",
      "App/Model/UserStore.swift": "struct UserStore {}\n",
      "App/Presentation/LoginPresenter.swift": "final class LoginPresenter {}\n",
      "App/UI/LoginViewController.swift": "class LoginViewController: UIViewController {}\n",
      path: test,
    ])
    return TestAssignment(project).layers(linesByLayer: [:]).first?.layer
  }

  @Test(arguments: [
    ("Tests/LoginPresenterTests.swift", "Presenter"), ("Tests/UserStoreTest.swift", "Model"),
    ("Tests/LoginViewControllerSpec.swift", "View"),
    ("Tests/LoginPresenterRetryTests.swift", "Presenter"),
    ("App/Tests/UITests/LoginScreenTests.swift", "View"),
    ("App/Tests/ModelTests/Samples.swift", "Model"),
    ("Tests/SomethingTests.swift", "Unassigned"),
  ])
  func theNameDecides(path: String, expected: String) {
    #expect(layer(of: "import XCTest\n", at: path) == expected)
  }

  @Test(arguments: [("AppPresentation", "Presenter"), ("AppModel", "Model"), ("AppUI", "View")])
  func importsDecideWhereTheNameDoesNot(module: String, expected: String) {
    let text = "import Testing\n@testable import \(module)\n"
    #expect(layer(of: text, at: "Tests/SomethingTests.swift") == expected)
  }

  @Test func elseTheTypesThatATestNamesMost() {
    let text =
      "import XCTest\nclass FlowTests: XCTestCase { let a = LoginPresenter(); let b: User }\n"
    #expect(layer(of: text, at: "Tests/FlowTests.swift") == "Unassigned")
    let more =
      "import XCTest\nclass FlowTests { let a = LoginPresenter(); let b: LoginPresenter }\n"
    #expect(layer(of: more, at: "Tests/FlowTests.swift") == "Presenter")
  }
}
