import SourceModel
import Testing

@testable import CodeMetrics

struct ScreenGroupingTests {
  private func screens(_ paths: [String]) -> [String: Int] {
    var sources: [String: String] = [:]
    for path in paths {
      let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      let plain = name.prefix { $0 != "+" }
      sources[path] =
        plain.hasSuffix("Controller")
        ? "class \(plain): UIViewController {}\n" : "struct \(plain) {}\n"
    }
    let counts = ScreenGrouping(Project(sources: sources)).counts()
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.name, $0.files) })
  }

  @Test func aFileBelongsToTheScreenOfItsFolder() {
    #expect(
      screens([
        "UI/Login/LoginViewController.swift", "Presentation/Login/LoginPresenter.swift",
        "Presentation/Login/Password.swift", "Presentation/Shared/Texts.swift",
      ]) == ["Login": 3]
    )
  }

  @Test func withoutFoldersTheNameDecides() {
    #expect(
      screens([
        "LoginViewController.swift", "LoginPresenter.swift", "LoginPresenter+Errors.swift",
        "LoginCoordinator.swift", "LoginRowViewData.swift", "LoginService.swift", "Loginator.swift",
        "User.swift",
      ]) == ["Login": 5]
    )
  }

  @Test func theOwnNameOfAFileComesBeforeItsFolder() {
    #expect(
      screens([
        "App/AppDelegate.swift", "Cart/CartViewController.swift", "Cart/CartRow.swift",
        "Cart/ReceiptViewController.swift", "Cart/ReceiptPresenter.swift", "Cart/Receipt.swift",
      ]) == ["Cart": 3, "Receipt": 2]
    )
  }

  @Test(arguments: ["Widget/Widget.swift", "Notes/Texts.swift"])
  func theFolderOfTheAppIsNoneOfAScreen(other: String) {
    #expect(
      screens([
        "Notes/AppDelegate.swift", "Notes/NotesTableViewController.swift", "Notes/NotesRow.swift",
        "Notes/NotesCell.swift", "Notes/Editor/EditorViewController.swift",
        "Notes/Editor/Toolbar.swift", "NotesTests/NoteTests.swift", other,
      ]) == ["Notes": 2, "Editor": 2]
    )
  }

  @Test func theLongestNameWins() {
    #expect(
      screens([
        "PlayerViewController.swift", "PlayerListViewController.swift", "PlayerListPresenter.swift",
        "PlayerPresenter.swift",
      ]) == ["Player": 2, "PlayerList": 2]
    )
  }

  @Test func namesakesAreDistinguishedByTheirFolders() {
    #expect(
      screens([
        "One/LoginViewController.swift", "One/LoginPresenter.swift",
        "Two/UI/LoginViewController.swift",
      ]) == ["Login (One)": 2, "Login (Two)": 1]
    )
  }

  @Test func testsCountApart() throws {
    let project = Project(sources: [
      "LoginViewController.swift": "class LoginViewController: UIViewController {}\n",
      "LoginPresenter.swift": "class LoginPresenter {\n}\n",
      "Tests/LoginPresenterTests.swift": "import Testing\nstruct LoginPresenterTests {}\n\n",
    ])
    let screen = try #require(ScreenGrouping(project).counts().first)
    #expect(screen.lines == 3)
    #expect(screen.tests == 3)
    #expect(screen.presenterToController == 2)
  }

  @Test func aFileWithSeveralScreensIsSharedAmongThem() {
    let project = Project(sources: [
      "Screens.swift": """
      import UIKit

      class LoginViewController: UIViewController {
        let presenter = LoginPresenter()
      }
      final class LoginPresenter {
        func tapped() {}
      }
      class HomeViewController: UIViewController {}

      """
    ])
    let screens = ScreenGrouping(project).counts()
    #expect(screens.map(\.name) == ["Home", "Login"])
    #expect(screens.map(\.lines) == [1, 6])
    #expect(screens.map(\.presenterLines) == [0, 3])
    #expect(ScreenGrouping(project).presentersAndControllers() == (3, 4))
  }
}
