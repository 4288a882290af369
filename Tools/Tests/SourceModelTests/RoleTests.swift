import SourceModel
import Testing

struct RoleTests {
  private func role(of name: String, in sources: [String: String]) -> Role? {
    Project(sources: sources).types.first { $0.qualifiedName == name }?.role
  }

  @Test(arguments: [
    ("class Login: UIViewController {}", "Login", Role.viewController),
    ("class Base: UIViewController {}; class Login: Base {}", "Login", .viewController),
    ("class LoginPresenter {}", "LoginPresenter", .presenter),
    ("final class Flow: Coordinator<Void> {}", "Flow", .coordinator),
    ("protocol LoginView: AnyObject {}", "LoginView", .contract),
    ("protocol LoginViewProtocol: AnyObject {}", "LoginViewProtocol", .contract),
    ("class LoginView: UIView {}", "LoginView", .view),
    ("struct BytesView: Collection {}", "BytesView", .other),
    ("enum Tab: String, Codable {}", "Tab", .other),
    ("enum Show { struct ViewModel {} }", "Show.ViewModel", .viewData),
    ("struct LoginScreen: View {}", "LoginScreen", .view),
    ("class UserCell: UITableViewCell {}", "UserCell", .cell),
    ("struct UserStore {}", "UserStore", .service),
    ("struct User: Codable {}", "User", .model),
    ("class UserViewModel {}", "UserViewModel", .viewModel),
    ("protocol LoginRoutingLogic {}", "LoginRoutingLogic", .navigation),
    ("class LoginRouter {}", "LoginRouter", .coordinator),
    ("class AppDelegate: UIResponder, UIApplicationDelegate {}", "AppDelegate", .compositionRoot),
    ("struct Wheel {}", "Wheel", .other),
  ])
  func namesAndInheritanceDecide(source: String, name: String, expected: Role) {
    #expect(role(of: name, in: ["File.swift": source]) == expected)
  }

  @Test func inheritanceComesBeforeTheName() {
    #expect(
      role(of: "LoginPresenter", in: ["A.swift": "class LoginPresenter: UIViewController {}"])
        == .viewController
    )
  }

  @Test func theNameComesBeforeTheFolder() {
    #expect(
      role(of: "LoginPresenter", in: ["Models/A.swift": "class LoginPresenter {}"])
        == .presenter
    )
    #expect(role(of: "Wheel", in: ["Models/A.swift": "class Wheel {}"]) == .model)
  }

  @Test func aTypeOfTestsIsATest() {
    #expect(
      role(of: "LoginPresenter", in: ["AppTests/A.swift": "class LoginPresenter {}"]) == .test
    )
  }

  @Test func aNestedTypeHasTheRoleOfTheOneAround() {
    #expect(
      role(of: "LoginPresenter.Step", in: ["A.swift": "class LoginPresenter { enum Step {} }"])
        == .presenter
    )
  }
}
