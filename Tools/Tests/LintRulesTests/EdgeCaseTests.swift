import LintRules
import SourceModel
import Testing

/// Code that resembles a violation and is none, and violations that are not obvious.
struct EdgeCaseTests {
  private func rules(_ sources: [String: String]) -> [String] {
    Linter().diagnostics(in: Project(sources: sources)).compactMap(\.rule)
  }

  private func rules(_ name: String, _ source: String) -> [String] {
    rules([name + ".swift": source])
  }

  @Test(arguments: [
    ("an unsigned number is no type of UIKit", "final class P1Presenter { var count: UInt = 0 }"),
    (
      "a type of the project may begin with UI",
      "enum UIStyle { case a }; final class P1Presenter { var style = UIStyle.a }"
    ),
    (
      "a generic parameter is no type",
      "final class P1Presenter { func take<UIThing>(_ thing: UIThing) {} }"
    ),
    ("a comment names nothing", "final class P1Presenter { /* UIColor */ }"),
    ("a string names nothing", "final class P1Presenter { let name = \"UIColor\" }"),
    (
      "a sleep fails only when cancelled",
      "final class P1Presenter { func wait() async { try? await clock.sleep(for: 1) } }"
    ),
    (
      "what cancels expects no answer",
      "final class P1Presenter { func a() { do { try b() } catch is CancellationError {} catch { c() } } }"
    ),
    (
      "a property of a base class is not a view's",
      "final class P1Presenter { func a() { show(state.title) } }"
    ),
  ])
  func presentersMay(reason: String, source: String) {
    #expect(rules("P1Presenter", source) == [], "\(reason)")
  }

  @Test func aPresenterMayHavePresentersOfItsCells() {
    let found = rules([
      "ListPresenter.swift":
        "final class ListPresenter { private var rows: [UserCellPresenter] = [] }",
      "UserCellPresenter.swift": "final class UserCellPresenter {}",
    ])
    #expect(found == [])
  }

  @Test func aFileIsAttachedWithoutBeingDetached() {
    #expect(rules("P1Presenter", "final class P1Presenter { func attach(file: String) {} }") == [])
  }

  @Test func aDataSourceMayBeOwned() {
    let source = "final class Lists { private var dataSource: UITableViewDataSource? }"
    #expect(rules("Lists", source) == [])
  }

  @Test(arguments: ["token", "session.token", "user.accessToken", "\"is \\(password)\""])
  func secretsAreFoundInLogs(value: String) {
    #expect(rules("Log", "func log() { print(\(value)) }") == ["secret-in-log"])
  }

  @Test func aFolderAloneMakesNoPresenter() {
    #expect(rules(["Presentation/Texts.swift": "struct Texts { var font: UIFont }"]) == [])
  }

  @Test func anExtensionInTheViewsFolderIsTheViews() {
    let found = rules([
      "Presentation/MoodViewData.swift": "enum MoodViewData { case good }",
      "UI/MoodViewData+Colour.swift":
        "import UIKit\nextension MoodViewData { var colour: UIColor { .red } }",
    ])
    #expect(found == [])
  }

  @Test func anExtensionOfAPresenterInAnotherFileIsThePresenters() {
    let found = rules([
      "P1Presenter.swift": "final class P1Presenter {}",
      "P1Presenter+Looks.swift": "extension P1Presenter { func colour() -> UIColor { .red } }",
    ])
    #expect(found == ["presenter-names-ui-type"])
  }

  @Test func containersNavigateAndMakeChildren() {
    let found = rules([
      "MainViewController.swift": """
      final class MainViewController: UITabBarController {
        func start() {
          setViewControllers([ListViewController()], animated: false)
        }
      }
      """,
      "ListViewController.swift": "final class ListViewController: UIViewController {}",
      "PaneViewController.swift": """
      final class PaneViewController: UIViewController {
        func start() {
          let list = ListViewController()
          addChild(list)
        }
      }
      """,
    ])
    #expect(found == [])
  }

  @Test func aSearchControllerContainsItsResults() {
    let found = rules([
      "ListViewController.swift": """
      final class ListViewController: UIViewController {
        private let search = UISearchController(searchResultsController: FoundViewController())
      }
      """,
      "FoundViewController.swift": "final class FoundViewController: UIViewController {}",
    ])
    #expect(found == [])
  }

  @Test func aPrivateCellMayBeFilledByItsFile() {
    let source = """
      final class ListViewController: UIViewController {}

      private final class RowCell: UITableViewCell {
        let label = UILabel()
      }
      """
    #expect(rules("ListViewController", source) == [])
  }

  @Test func superIsNoNavigation() {
    let source = """
      final class ListViewController: UIViewController {
        override func dismiss(animated: Bool, completion: (() -> Void)?) {
          super.dismiss(animated: animated, completion: completion)
        }
      }
      """
    #expect(rules("ListViewController", source) == [])
  }

  @Test func aContractMayRefineOneOfTheKit() {
    let source = """
      @MainActor
      public protocol ListView: StateRendering where State == ListViewState {
        func announce(_ text: String)
      }
      """
    #expect(rules("ListContract", source) == [])
  }

  @Test func isolationIsInherited() {
    let source = """
      @MainActor
      protocol BaseView: AnyObject {}

      protocol ListView: BaseView {
        func show(_ text: String)
      }
      """
    #expect(rules("ListContract", source) == [])
  }

  @Test func aRouterIsHeldByItsPresenter() {
    let source = """
      @MainActor
      protocol ListRouterInput: AnyObject {
        func showDetail()
      }

      final class ListPresenter {
        private let router: ListRouterInput

        init(router: ListRouterInput) {
          self.router = router
        }
      }
      """
    #expect(rules("ListPresenter", source) == [])
  }

  @Test func twoAppsMayUseOneName() {
    let found = rules([
      "One/Models/User.swift": "struct User {}",
      "One/UserViewController.swift": "final class UserViewController: UIViewController {}",
      "Two/User.swift": "enum User { case somebody }",
      "Two/UserViewController.swift":
        "final class UserViewController: UIViewController { var user: User? }",
    ])
    #expect(found == [])
  }

  @Test func aPrivateTypeOfAnotherFileIsNotMeant() {
    let found = rules([
      "Wire.swift": "private struct Result: Codable {}",
      "ListViewController.swift": """
      final class ListViewController: UIViewController {
        func show(_ result: Result<String, Never>) {}
      }
      """,
    ])
    #expect(found == [])
  }

  @Test func aDelegateThatIsMadeHereIsOwned() {
    let source = "final class Animator { private let transitionDelegate = TransitionDelegate() }"
    #expect(rules("Animator", source) == [])
  }

  @Test func aFlowThatIsStoredIsKept() {
    let source = """
      final class MainCoordinator {
        private var child: AnyObject?

        func start() {
          let login = LoginCoordinator()
          child = login
          login.start()
        }
      }

      final class LoginCoordinator {
        func start() {}
      }
      """
    #expect(rules("MainCoordinator", source) == [])
  }

  @Test func codeInConditionsCounts() {
    let source = """
      final class P1Presenter {
        #if os(iOS)
        func colour() -> UIColor { .red }
        #endif
      }
      """
    #expect(rules("P1Presenter", source) == ["presenter-names-ui-type"])
  }

  @Test func aLogOfAPasswordsNameIsNoSecret() {
    let source = """
      func check(_ isValid: Bool) {
        print("the password is \\(isValid ? "valid" : "invalid")")
      }
      """
    #expect(rules("Check", source) == [])
  }

  @Test func everyFindingHasAPlaceInItsFile() {
    for rule in RuleRegistry.all {
      let project = Project(sources: rule.bad.sources)
      for diagnostic in Linter().diagnostics(in: project) {
        let text = rule.bad.sources[diagnostic.path] ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = diagnostic.place
        let line = place?.line ?? 0
        #expect((1...lines.count).contains(line), "\(rule.id)")
        guard (1...lines.count).contains(line) else { continue }
        let columns = 1...(lines[line - 1].utf8.count + 1)
        #expect(columns.contains(place?.column ?? 0), "\(rule.id)")
      }
    }
  }
}
