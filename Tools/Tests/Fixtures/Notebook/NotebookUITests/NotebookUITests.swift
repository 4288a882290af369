import XCTest

extension XCTestCase {
    var middle: CGVector { CGVector(dx: 0.5, dy: 0.5) }
}

final class NotebookUITests: XCTestCase {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchArguments = ["-titles", "(Milk, Bread)"]
        app.launch()
    }

    override func tearDown() {
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }

    func testTheArgumentsOfTheLaunchAreDefaults() {
        XCTAssertEqual(app.tables.cells.count, 2)
        XCTAssertTrue(app.staticTexts["Milk"].exists)
        XCTAssertFalse(app.staticTexts["Cheese"].exists)
        let beginning = NSPredicate(format: "label BEGINSWITH %@", "Mi")
        XCTAssertEqual(app.cells.matching(beginning).count, 1)
        let exists = NSPredicate(format: "exists == true AND hittable == true")
        let bread = expectation(for: exists, evaluatedWith: app.staticTexts["Bread"])
        wait(for: [bread], timeout: 5)
    }

    func testRowsThatAreOffTheScreenExist() {
        let titles = (1...150).map { "\"Note \($0)\"" }.joined(separator: ", ")
        app.launchArguments = ["-titles", "(\(titles))"]
        app.launch()
        XCTAssertEqual(app.tables.cells.count, 150)
        let visible = NSPredicate(
            format: "hittable == YES AND isEnabled == YES AND selected == NO AND elementType == %d",
            XCUIElement.ElementType.cell.rawValue)
        XCTAssertLessThan(app.cells.matching(visible).count, 30)
        XCTAssertFalse(app.staticTexts["Note 151"].exists)
        let note = app.staticTexts["Note 120"]
        XCTAssertTrue(note.exists)
        XCTAssertFalse(note.isHittable)
        note.tap()
        XCTAssertTrue(app.navigationBars["Note 120"].waitForExistence(timeout: 5))
    }

    func testARowLeadsToItsNoteAndBack() {
        let row = app.cells.containing(.staticText, identifier: "Bread").element
        XCTAssertTrue(row.isHittable)
        row.tap()
        let note = app.navigationBars["Bread"]
        XCTAssertTrue(note.waitForExistence(timeout: 5))
        XCTAssertFalse(app.tables.firstMatch.exists)
        note.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.tables.element.exists)
    }

    func testANoteIsAddedByTheAlert() {
        app.launchArguments = []
        app.launch()
        let count = app.tables.cells.count
        app.navigationBars.buttons["Add"].tap()
        let alert = app.alerts["New note"]
        XCTAssertFalse(app.tables.firstMatch.isHittable)
        let field = alert.textFields["Title"]
        XCTAssertEqual(field.value as? String, "Title")
        field.tap()
        XCTAssertTrue(app.keyboards.buttons["Return"].exists)
        field.typeText("sweet tea")
        XCTAssertEqual(field.value as? String, "Sweet Tea")
        field.typeText(XCUIKeyboardKey.delete.rawValue)
        alert.buttons["Save"].tap()
        XCTAssertFalse(alert.exists)
        XCTAssertEqual(app.tables.cells.count, count + 1)
        XCTAssertEqual(app.tables.cells.element(boundBy: -1).label, "Sweet Te")
        XCTAssertTrue(app.staticTexts["count"].label.hasSuffix("notes"))
    }

    func testNotesAreThereAfterAnotherLaunch() {
        app.launchArguments = []
        app.launch()
        app.navigationBars.buttons["Add"].tap()
        app.alerts.textFields.firstMatch.tap()
        app.keys["B"].tap()
        app.keys["u"].tap()
        app.alerts.buttons["Save"].tap()
        app.launch()
        XCTAssertTrue(app.cells["Bu"].exists)
    }

    func testPointsOfElementsAreTouched() {
        app.launchArguments = []
        app.launch()
        app.navigationBars.buttons["Add"].coordinate(withNormalizedOffset: middle).tap()
        let alert = app.alerts["New note"].scrollViews.otherElements
        alert.collectionViews.textFields["Title"].typeText("Tea")
        alert.buttons["Save"].coordinate(withNormalizedOffset: middle).tap()
        app.cells["Tea"].coordinate(withNormalizedOffset: middle).tap()
        XCTAssertTrue(app.navigationBars["Tea"].waitForExistence(timeout: 5))
        let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.5))
        edge.press(
            forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 5))
        // The bar begins below the status bar.
        XCTAssertEqual(app.navigationBars["Notes"].frame.minY, 47)
    }

    func testAnAsynchronousMethodDrivesTheApp() async {
        XCTAssertEqual(app.tables.firstMatch.cells.count, 2)
        app.cells["Milk"].tap()
        XCTAssertTrue(app.navigationBars["Milk"].waitForExistence(timeout: 5))
    }

    func testTheEditMenuPastesAndSelects() {
        UIPasteboard.general.string = "Tea"
        app.navigationBars.buttons["Add"].tap()
        let field = app.alerts.textFields["Title"]
        field.press(forDuration: 1)
        app.menuItems["Paste"].tap()
        XCTAssertEqual(field.value as? String, "Tea")
        field.typeText(" Time")
        field.doubleTap()
        app.menuItems["Copy"].tap()
        XCTAssertEqual(UIPasteboard.general.string, "Time")
        field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
        field.typeText("Bread")
        XCTAssertEqual(field.value as? String, "Bread")
        field.press(forDuration: 1)
        app.menuItems["Select All"].tap()
        app.menuItems["Cut"].tap()
        XCTAssertEqual(UIPasteboard.general.string, "Bread")
        field.typeText("Milk")
        XCTAssertEqual(field.value as? String, "Milk")
        XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, true)
    }

    func testTheLanguageIsAnArgument() {
        app.launchArguments += ["-AppleLanguages", "(zh-Hans)", "-AppleLocale", "zh_CN"]
        app.launch()
        XCTAssertTrue(app.navigationBars.buttons["添加"].exists)
    }

    func testTheScreenIsPictured() {
        let picture = XCUIScreen.main.screenshot()
        XCTAssertEqual(picture.image.size, CGSize(width: 390, height: 844))
        let attachment = XCTAttachment(screenshot: app.tables.firstMatch.screenshot())
        attachment.name = "notes"
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    func testALandscapeScreenIsWide() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.frame.width, 844)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertEqual(app.frame.width, 390)
    }

    func testTheAppGoesToTheBackgroundAndReturns() {
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 1))
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertTrue(app.staticTexts["Milk"].isHittable)
    }
}
