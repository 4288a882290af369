import EverydayScreens
import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Screens written as in public apps, operated like a user.
@MainActor
struct EverydayScreensTests {
  private let driver: SceneDriver

  init() {
    let list = EverydayScreensViewController(style: .plain)
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: list))
  }

  private func sees(_ label: String) -> Bool { !driver.find(label).isEmpty }

  private func middle(of label: String, _ role: Role? = nil) throws -> CGPoint {
    let frame = try driver.frame(of: label, role)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ label: String, by way: CGPoint, over duration: Duration = .milliseconds(200))
    throws
  {
    let start = try middle(of: label)
    try driver.drag([start, CGPoint(x: start.x + way.x, y: start.y + way.y)], over: duration)
    driver.settle()
  }

  @Test func aFormMakesRoomForTheKeyboard() throws {
    driver.setKeyboardHeight(336)
    try driver.tap("Sign In")
    try driver.type("Ana", into: "Name")
    try driver.type("secret", into: "Password")
    #expect(sees("Keyboard 336"))
    try driver.pressReturn()
    #expect(sees("Welcome, Ana"))
  }

  @Test func stickersAreDraggedPinchedAndTurned() throws {
    try driver.tap("Stickers")
    let before = try driver.frame(of: "Sticker 1")
    try drag("Sticker 1", by: CGPoint(x: 60, y: 120))
    let after = try driver.frame(of: "Sticker 1")
    #expect(abs(after.midX - before.midX - 60) <= 1)
    #expect(abs(after.midY - before.midY - 120) <= 1)
    try driver.tap("Refresh")
    #expect(try driver.frame(of: "Sticker 1") == before)
  }

  @Test func cardsAreThrownAwayOrSpringBack() throws {
    try driver.tap("Cards")
    try drag("Card 1", by: CGPoint(x: 40, y: 0), over: .seconds(1))
    #expect(sees("Back"))
    try drag("Card 1", by: CGPoint(x: 160, y: 0))
    #expect(sees("3 cards"))
    #expect(!sees("Card 1"))
  }

  @Test func aDoubleTapZoomsAPhoto() throws {
    try driver.tap("Photo")
    try driver.tap(at: middle(of: "Photo", .image), times: 2)
    driver.settle()
    #expect(sees("400 %"))
    try driver.tap(at: CGPoint(x: 200, y: 400), times: 2)
    driver.settle()
    #expect(sees("100 %"))
  }

  @Test func aDrawerOpensByItsTransitionAndIsDraggedAway() throws {
    try driver.tap("Drawer")
    try driver.tap("Open Drawer")
    #expect(sees("Drawer Content"))
    let title = try driver.frame(of: "Drawer Content")
    #expect(title.minY > 400)
    try drag("Drawer Content", by: CGPoint(x: 0, y: 40), over: .seconds(1))
    #expect(sees("Drawer Content"))
    try drag("Drawer Content", by: CGPoint(x: 0, y: 250))
    #expect(!sees("Drawer Content"))
    #expect(sees("Closed again"))
  }

  @Test func aTileGrowsToAScreenAndShrinksAgain() throws {
    try driver.tap("Colors")
    try driver.tap("Leaf")
    #expect(sees("A screen of Leaf"))
    try driver.goBack()
    #expect(sees("Coral"))
    try driver.tap("Sea")
    #expect(sees("A screen of Sea"))
  }

  @Test func aStretchyHeaderFollowsScrolling() throws {
    try driver.tap("Stretchy")
    #expect(try driver.frame(of: "Header").height == 220)
    try driver.scroll(to: CGPoint(x: 0, y: 300))
    driver.settle()
    #expect(try driver.frame(of: "Header").height == 100)
  }

  @Test func aDisplayLinkDrivesAStopwatch() throws {
    try driver.tap("Stopwatch")
    try driver.tap("Start")
    driver.wait(.seconds(2))
    driver.scene.commit()
    #expect(!sees("0.0"))
    try driver.tap("Stop")
    let stopped = driver.screen
    driver.wait(.seconds(2))
    #expect(driver.screen == stopped)
  }

  @Test func aKnobIsTurnedByFingersAndKeys() throws {
    try driver.tap("Knob")
    let knob = try driver.frame(of: "Volume")
    try driver.drag([
      CGPoint(x: knob.minX + 20, y: knob.midY), CGPoint(x: knob.midX, y: knob.minY + 20),
    ])
    driver.settle()
    #expect(sees("50 %"))
    try driver.adjust("Volume", by: 1)
    #expect(sees("60 %"))
  }

  @Test func aWebViewReportsTitleAndProgress() async throws {
    try driver.tap("Browser")
    try await driver.eventually(sees: "Everyday")
  }

  @Test func aNoteHasAPlaceholderAndCountsItsText() throws {
    try driver.tap("Note")
    #expect(sees("0 characters"))
    let field = try #require(driver.find(nil, .textView).first)
    driver.send(.beginEditing(field.id))
    try driver.tap("Date")
    #expect(sees("5 characters"))
  }

  @Test func tagsAreReorderedByALongPressAndSortedByAMenu() throws {
    try driver.tap("Tags")
    let (swift, text) = try (middle(of: "Swift"), middle(of: "UIKit"))
    driver.point(PointerSample(id: 1, phase: .down, x: swift.x, y: swift.y))
    driver.wait(.milliseconds(600))
    driver.point(PointerSample(id: 1, phase: .moved, x: text.x, y: text.y))
    driver.point(PointerSample(id: 1, phase: .up, x: text.x, y: text.y))
    driver.settle()
    #expect(try driver.frame(of: "Swift").minX > driver.frame(of: "UIKit").minX)
    try driver.openMenu("Hold for a menu")
    try driver.chooseMenuItem("Sort")
    #expect(try driver.frame(of: "Animation").minX < driver.frame(of: "Gestures").minX)
  }
}
