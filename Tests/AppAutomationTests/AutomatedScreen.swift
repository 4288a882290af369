import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// A screen whose elements a test reads and operates as XCUITest's words do.
@MainActor
struct AutomatedScreen {
  let driver: SceneDriver
  let actions: ElementActions
  let runtime: _SceneRuntime

  init(_ controller: UIViewController) throws {
    driver = SceneDriver(rootViewController: controller)
    guard let runtime = driver.scene as? _SceneRuntime else { throw ActionError("No scene.") }
    self.runtime = runtime
    actions = ElementActions(driver: driver, runtime: runtime)
  }

  /// Creates a screen with views from top to bottom.
  init(_ views: UIView...) throws {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 20
    stack.frame = CGRect(x: 20, y: 60, width: 300, height: CGFloat(views.count) * 80)
    controller.view.addSubview(stack)
    try self.init(controller)
  }

  var app: ElementRecord {
    driver.settle()
    return runtime.elements(
      in: driver.display.tree,
      typed: driver.typedTexts(),
      driver.environment
    )
  }

  /// The screen as a recorder sees it.
  var recorded: RecordedScreen {
    driver.settle()
    return RecordedScreen(of: runtime, driver.environment)
  }

  func all(_ kind: ElementKind) -> [ElementRecord] { app.all.filter { $0.kind == kind } }

  /// Returns the first element of a type, with a text if given.
  func find(_ kind: ElementKind, _ text: String? = nil) throws -> ElementRecord {
    let found = all(kind).first { element in
      text == nil || [element.label, element.identifier, element.value].contains(text)
    }
    guard let found else {
      throw ActionError("No \(kind) \(text ?? "") in \(app.all.map(\.label)).")
    }
    return found
  }

  /// Presses an element, and drags it to the middle of another one.
  func drag(
    _ kind: ElementKind,
    _ text: String,
    onto target: ElementKind,
    _ name: String
  ) throws {
    try actions.drag(
      from: find(kind, text).frame.middle,
      to: find(target, name).frame.middle,
      seconds: 0.5
    )
  }

  func tap(_ kind: ElementKind, _ text: String? = nil) throws {
    try actions.tap(find(kind, text).id)
  }
}
