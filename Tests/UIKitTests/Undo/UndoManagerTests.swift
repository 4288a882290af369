import Foundation
import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/foundation/undomanager.
@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Document {
    let undoManager = UndoManager()
    private(set) var number = 0

    init() { undoManager.groupsByEvent = false }

    func set(_ new: Int) {
      let old = number
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      number = new
    }

    func grouped(_ name: String = "", _ body: () -> Void) {
      undoManager.beginUndoGrouping()
      body()
      if !name.isEmpty { undoManager.setActionName(name) }
      undoManager.endUndoGrouping()
    }
  }

  private let document = Document()

  @Test func groupsAreUndoneAndRedone() {
    let manager = document.undoManager
    document.grouped { document.set(1) }
    document.grouped {
      document.set(2)
      document.set(3)
    }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(document.number == 1)
    #expect(manager.canRedo)
    manager.undo()
    #expect(document.number == 0)
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(document.number == 3)
    #expect(!manager.canRedo)
  }

  @Test func aNewChangeForgetsWhatCouldBeRedone() {
    document.grouped { document.set(1) }
    document.undoManager.undo()
    document.grouped { document.set(5) }
    #expect(!document.undoManager.canRedo)
  }

  @Test func namesFollowTheirGroups() {
    let manager = document.undoManager
    document.grouped("Typing") { document.set(1) }
    #expect(manager.undoActionName == "Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.redoActionName == "Typing")
    #expect(manager.undoActionName == "")
  }

  @Test func changesAreNotRegisteredWhileRegistrationIsDisabled() {
    document.undoManager.disableUndoRegistration()
    document.grouped { document.set(1) }
    #expect(!document.undoManager.canUndo)
    document.undoManager.enableUndoRegistration()
    #expect(document.undoManager.isUndoRegistrationEnabled)
  }

  @Test func theOldestGroupsGoBeyondTheLimit() {
    document.undoManager.levelsOfUndo = 2
    for number in 1...3 { document.grouped { document.set(number) } }
    document.undoManager.undo()
    document.undoManager.undo()
    #expect(document.number == 1)
    #expect(!document.undoManager.canUndo)
  }

  @Test func changesOfATargetCanBeForgotten() {
    document.grouped { document.set(1) }
    document.undoManager.removeAllActions(withTarget: document)
    #expect(!document.undoManager.canUndo)
  }

  @Test func changesOfOneEventAreOneGroup() throws {
    final class Screen: UIViewController {
      var number = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Add") { [weak self] _ in
            self?.add()
            self?.add()
          }
        )
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        view.addSubview(button)
      }

      func add() { set(number + 1) }

      func set(_ new: Int) {
        let old = number
        undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        number = new
      }
    }
    let screen = Screen()
    let driver = SceneDriver(rootViewController: screen)
    try driver.tap("Add")
    try driver.tap("Add")
    #expect(screen.number == 4)
    #expect(screen.undoManager === screen.view.window?.undoManager)
    screen.undoManager?.undo()
    #expect(screen.number == 2)
    screen.undoManager?.undo()
    #expect(screen.number == 0)
    screen.undoManager?.redo()
    #expect(screen.number == 2)
  }

  @Test func observersReceiveUndoNotifications() {
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange].map
    {
      name in
      center.addObserver(forName: name, object: document.undoManager, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    document.grouped { document.set(1) }
    document.undoManager.undo()
    #expect(
      names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
      ]
    )
    for token in tokens { center.removeObserver(token as Any) }
  }
}
