import XCTest
@testable import Notebook

@MainActor
final class NotesScreenTests: ScreenTestCase {
    func testTheAppShowsItsNotes() throws {
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        XCTAssertTrue(navigation.topViewController is NotesViewController)
    }

    func testAddingAsksForATitle() throws {
        let notes = try screen()
        let item = try XCTUnwrap(notes.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        let alert = try XCTUnwrap(notes.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.textFields?.count, 1)
        XCTAssertEqual(alert.actions.map(\.style), [.default, .cancel])
    }

    func testANoteOpensByItsSegue() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        XCTAssertNotNil(storyboard.instantiateInitialViewController())
        let notes = try screen()
        XCTAssertEqual(notes.view.bounds.size, UIScreen.main.bounds.size)
    }
}

/// A test with the window of the app.
@MainActor
class ScreenTestCase: XCTestCase {
    var window: UIWindow {
        (UIApplication.shared.delegate as! AppDelegate).window!
    }

    override func tearDown() async throws {
        window.rootViewController?.dismiss(animated: false)
    }

    func screen() throws -> NotesViewController {
        let navigation = try XCTUnwrap(window.rootViewController as? UINavigationController)
        return try XCTUnwrap(navigation.viewControllers.first as? NotesViewController)
    }

    func testTheWindowIsKey() {
        XCTAssertTrue(window.isKeyWindow)
    }
}
