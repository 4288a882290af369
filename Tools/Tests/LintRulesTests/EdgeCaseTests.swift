import LintRules
import SourceModel
import Testing

/// Code that only resembles a violation, and violations that are not obvious.
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

  @Test(arguments: [
    "protocol PickerDelegate: class {}",
    "@objc protocol PickerDelegate {}",
    "protocol PickerDelegate where Self: UIViewController {}",
    "protocol PickerDelegate: Sendable & AnyObject {}",
    "class Base {}; protocol PickerDelegate: Base {}",
    "protocol Closing: class {}; protocol PickerDelegate: Sendable where Self: Closing {}",
  ])
  func theseProtocolsAreOfClasses(source: String) {
    #expect(rules("Picker", source) == [])
  }

  @Test(arguments: [
    "protocol PickerDelegate {}", "protocol PickerDelegate: Sendable {}",
    "protocol PickerDelegate: Equatable, Sendable {}",
  ])
  func theseProtocolsAllowStructs(source: String) {
    #expect(rules("Picker", source) == ["delegate-protocol-not-class-bound"])
  }

  @Test func aDelegateThatIsNilAtFirstIsFound() {
    let source = """
      protocol PickerDelegate: AnyObject {}

      final class Picker {
        var delegate: PickerDelegate? = nil
      }
      """
    #expect(rules("Picker", source) == ["delegate-not-weak"])
  }

  @Test(arguments: [
    ("func name() -> String", "returns a value;"), ("func save() throws", "throws;"),
    ("func reload() async", "is async;"),
  ])
  func theMessageNamesTheProblemOfAContractsMethod(method: String, problem: String) {
    let source = "@MainActor\nprotocol ListView: AnyObject {\n  \(method)\n}"
    let found = Linter().diagnostics(in: Project(sources: ["ListView.swift": source]))
    #expect(found.map(\.rule) == ["contract-returns-value"])
    #expect(found.first?.message.contains(problem) == true)
  }

  @Test(arguments: [
    #"logger.info("\(user.accessToken, privacy: .private)")"#,
    #"logger.info("\(user.accessToken, privacy: .private(mask: .hash))")"#,
    #"logger.info("\(user.accessToken, privacy: .sensitive)")"#,
    #"os_log("%{private}@", token)"#,
    #"os_log("%{public}@ %{private}@", log: log, type: .debug, name, token)"#,
    "print(user.password.count)", #"print("\(token.isEmpty)")"#, "print(password == nil)",
    #"print(password.isEmpty ? "none" : "some")"#, "print(!password.isEmpty)",
  ])
  func privateArgumentsOfALogAreNoSecrets(statement: String) {
    #expect(rules("Log", "func log() { \(statement) }") == [])
  }

  @Test(arguments: [
    (#"logger.info("\(user.accessToken, privacy: .public)")"#, "logger.info"),
    (#"os_log("%{private}@ %{public}@", name, token)"#, "os_log"),
    (#"Log.d("of \(name): \(password ?? "")")"#, "Log.d"),
    (#"print("of " + password)"#, "print"),
  ])
  func aSecretInALogIsFoundWithItsFunction(statement: String, function: String) {
    let project = Project(sources: ["Log.swift": "func log() { \(statement) }"])
    #expect(
      Linter().diagnostics(in: project).map(\.message) == ["\(function) writes a secret to a log"]
    )
  }

  @Test func theCoordinatorOfARepresentableBelongsToItsView() {
    let source = """
      import SwiftUI
      import WebKit

      struct WebView: UIViewRepresentable {
        let url: URL

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> WKWebView { WKWebView() }

        func updateUIView(_ webView: WKWebView, context: Context) {
          webView.load(URLRequest(url: url))
        }

        final class Coordinator: NSObject, WKNavigationDelegate {}
      }
      """
    #expect(rules("WebView", source) == [])
  }

  @Test(arguments: [
    "SessionManager.shared", "SessionManager.default", "SessionManager.current",
    "Analytics.instance", "Analytics.main",
  ])
  func aPresenterUsesTheProjectsSingleton(instance: String) {
    let found = rules([
      "P1Presenter.swift": "final class P1Presenter { func log() { \(instance).log() } }",
      "Analytics.swift": """
      final class SessionManager {
        static let shared = SessionManager()
        static let `default` = SessionManager()
        static var current: SessionManager { shared }
      }

      final class Analytics {
        static let instance = Analytics()
        static let main: Analytics = .init()
      }
      """,
    ])
    #expect(found == ["presenter-uses-singleton"])
  }

  @Test func aConstantOfAValueIsNoSingleton() {
    let found = rules([
      "P1Presenter.swift": "final class P1Presenter { var state = ListState.initial }",
      "ListState.swift": "struct ListState { static let initial = ListState() }",
    ])
    #expect(found == [])
  }

  @Test(arguments: [
    ("UIViewController", "presenter-names-ui-type"),
    ("ListViewController", "presenter-names-screen"),
  ])
  func aCastOfTheViewToAScreenIsACast(type: String, rule: String) {
    let source = """
      @MainActor
      protocol ListView: AnyObject {
        func show(_ text: String)
      }

      final class ListPresenter {
        weak var view: ListView?

        func a() {
          if let controller = view as? \(type) { print(controller) }
        }
      }
      """
    let found = rules([
      "ListPresenter.swift": source,
      "ListViewController.swift": "final class ListViewController: UIViewController, ListView {}",
    ])
    #expect(found == ["presenter-casts-view", rule])
  }

  @Test func aSetOfSmallScreensMayShareAFile() {
    let source = "final class OnePresenter {}\n"
    #expect(rules("Misc", source) == ["file-hides-type"])
    #expect(rules("Misc", source + "final class TwoPresenter {}\n") == [])
    #expect(RuleRegistry.rule("file-hides-type")?.why.contains("several of these types") == true)
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
