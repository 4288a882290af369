import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIActionSheet`, `UIActionSheetDelegate`.
@MainActor
struct UIActionSheetTests {
  private let delegate = SheetLog()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  /// Runs code in a turn of the scene, as a tap would.
  private func run(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
    driver.settle()
  }

  private func show() -> UIActionSheet {
    let sheet = UIActionSheet(
      title: "Photo",
      delegate: delegate,
      cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Remove",
      otherButtonTitles: "Take",
      "Choose"
    )
    run { sheet.show(in: root.view) }
    return sheet
  }

  @Test func theDestructiveButtonIsFirstAndOthersFollowTheCancelButton() throws {
    let sheet = show()
    #expect(
      (0..<4).map { sheet.buttonTitle(at: $0) } == ["Remove", "Cancel", "Take", "Choose"]
    )
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2 && sheet.isVisible)
    _ = delegate.log.take()
    try driver.tap("Take", .button)
    driver.settle()
    #expect(delegate.log.take() == ["clicked Take", "will dismiss 2", "did dismiss 2"])
    #expect(!sheet.isVisible && root.presentedViewController == nil)
  }

  @Test func dismissalByTheAppIsNoClick() {
    let sheet = show()
    #expect(delegate.log.take() == ["will present", "did present"])
    run { sheet.dismiss(withClickedButtonIndex: 1, animated: true) }
    #expect(delegate.log.take() == ["will dismiss 1", "did dismiss 1"])
    #expect(!sheet.isVisible)
  }
}

private final class SheetLog: NSObject, UIActionSheetDelegate {
  let log = CallLog()

  func willPresent(_ actionSheet: UIActionSheet) { log("will present") }
  func didPresent(_ actionSheet: UIActionSheet) { log("did present") }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
  }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    log("will dismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log("did dismiss \(buttonIndex)")
  }
}
