import Rostrum
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor
struct UndoBarTests {
  private final class Screen: UIViewController {
    var undone = 0
    var onUndo: (Screen) -> Void = { _ in }
    lazy var bar = UndoBar(
      onButton: UIAction { [weak self] _ in
        guard let self else { return }
        undone += 1
        onUndo(self)
      }
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addAtBottom(bar)
    }
  }

  private let screen = Screen()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func theBarIsHiddenUntilARemoval() {
    #expect(driver.find(nil, .button).isEmpty)
  }

  @Test func theBarNamesTheRemovedItemAndUndoes() throws {
    screen.bar.show(.init(text: "Ana was deleted.", button: "Undo"))
    #expect(driver.find("Ana was deleted.").count == 1)
    try driver.tap("Undo", .button)
    #expect(screen.undone == 1)
  }

  @Test func theKeysOfUndoTakeItBack() throws {
    screen.bar.show(.init(text: "Ana was deleted.", button: "Undo"))
    screen.bar.show(.init(text: "Bo was deleted.", button: "Undo"))
    #expect(screen.bar.undoManager?.undoActionName == "Bo was deleted.")
    try driver.pressKey("z", .command)
    #expect(screen.undone == 1)
    #expect(screen.bar.undoManager?.canUndo == false)
  }

  @Test func theKeysOfUndoTakeBackOneStepAfterAnother() throws {
    screen.onUndo = { screen in
      screen.bar.show(screen.undone == 1 ? .init(text: "Ana was deleted.", button: "Undo") : nil)
    }
    screen.bar.show(.init(text: "Bo was deleted.", button: "Undo"))
    try driver.pressKey("z", .command)
    #expect(screen.bar.undoManager?.undoActionName == "Ana was deleted.")
    #expect(screen.bar.undoManager?.canRedo == false)
    try driver.pressKey("z", .command)
    #expect(screen.undone == 2)
    #expect(screen.bar.undoManager?.canUndo == false)
  }

  @Test func theUndoManagerOffersItAsLongAsTheBarDoes() throws {
    screen.bar.show(.init(text: "Ana was deleted.", button: "Undo"))
    #expect(screen.bar.undoManager?.canUndo == true)
    screen.bar.show(nil)
    #expect(screen.bar.undoManager?.canUndo == false)
    #expect(driver.reportedKeys.isEmpty)
    screen.bar.show(.init(text: "Ana was deleted.", button: "Undo"))
    let manager = try #require(screen.bar.undoManager)
    screen.bar.removeFromSuperview()
    #expect(!manager.canUndo)
  }

  @Test func hidingTheBarRemovesTextAndButton() {
    screen.bar.show(.init(text: "Ana was deleted.", button: "Undo"))
    screen.bar.show(nil)
    #expect(driver.find("Ana was deleted.").isEmpty)
    #expect(driver.find("Undo", .button).isEmpty)
  }
}
