import Testing
import UIKit
import UIKitTesting

/// Apple: `present(_:animated:completion:)`, `dismiss(animated:completion:)`,
/// `UIAdaptivePresentationControllerDelegate`.
@MainActor
struct PresentationTests {
  private let log = CallLog()
  private let root: LoggingViewController
  private let driver: SceneDriver

  init() {
    root = LoggingViewController("A", log: log)
    driver = SceneDriver(rootViewController: root)
    _ = log.take()
  }

  @Test func aSheetLeavesThePresenterAppeared() {
    let sheet = LoggingViewController("S", log: log)
    root.present(sheet, animated: true) { log("completed") }
    driver.settle()
    #expect(
      log.take() == [
        "S didLoad", "S willAppear", "S isAppearing", "S didAppear", "completed",
      ]
    )
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(driver.screen == "sheet")
  }

  @Test func fullScreenTakesThePresenterAway() {
    let cover = LoggingViewController("F", log: log)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    driver.settle()
    #expect(
      log.take() == [
        "F didLoad", "A willDisappear", "F willAppear", "F isAppearing", "A didDisappear",
        "F didAppear",
      ]
    )
    root.dismiss(animated: true)
    driver.settle()
    #expect(
      log.take() == [
        "F willDisappear", "A willAppear", "A isAppearing", "F didDisappear", "A didAppear",
      ]
    )
  }

  @Test func swipingDownDismissesAndCallsTheDelegate() throws {
    let observer = SheetObserver(log: log)
    let sheet = LoggingViewController("S", log: log)
    sheet.presentationController?.delegate = observer
    root.present(sheet, animated: true)
    driver.settle()
    _ = log.take()
    try driver.dismissSheet()
    #expect(
      log.take() == [
        "should dismiss", "will dismiss", "S willDisappear", "S didDisappear", "did dismiss",
      ]
    )
    #expect(root.presentedViewController == nil)
  }

  @Test func aProgrammaticDismissalDoesNotCallTheDelegate() {
    let observer = SheetObserver(log: log)
    let sheet = LoggingViewController("S", log: log)
    sheet.presentationController?.delegate = observer
    root.present(sheet, animated: false)
    _ = log.take()
    sheet.dismiss(animated: false) { log("completed") }
    #expect(log.take() == ["S willDisappear", "S didDisappear", "completed"])
  }

  @Test(arguments: [true, false])
  func aModalSheetStaysAndTheDelegateReceivesTheAttempt(isModal: Bool) throws {
    let observer = SheetObserver(log: log)
    observer.allows = isModal
    let sheet = LoggingViewController("S", log: log)
    sheet.isModalInPresentation = isModal
    sheet.presentationController?.delegate = observer
    root.present(sheet, animated: false)
    _ = log.take()
    try driver.dismissSheet()
    #expect(
      log.take() == (isModal ? ["attempted"] : ["should dismiss", "attempted"])
    )
    #expect(root.presentedViewController === sheet)
  }

  @Test func presentingTwiceIsIgnored() {
    root.present(LoggingViewController("S", log: log), animated: false)
    root.present(LoggingViewController("T", log: log), animated: false)
    #expect(root.presentedViewController?.title == "S")
  }

  @Test func dismissingALowerSheetDismissesTheUpperSheets() {
    let lower = LoggingViewController("S", log: log)
    root.present(lower, animated: false)
    lower.present(LoggingViewController("T", log: log), animated: false)
    #expect(driver.display.address?.depth == nil || driver.display.address?.depth == 0)
    driver.settle()
    #expect(driver.display.address?.depth == 2)
    root.dismiss(animated: true)
    driver.settle()
    #expect(driver.display.address?.depth == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test func controlsUnderASheetAreCovered() throws {
    let button = UIButton(primaryAction: UIAction(title: "Under") { _ in log("tapped") })
    root.view.addSubview(button)
    driver.settle()
    let element = try driver.element("Under")
    root.present(LoggingViewController("S", log: log), animated: false)
    _ = log.take()
    #expect(!driver.send(.tap(element.id)))
    #expect(log.take() == [])
  }

  @Test func dismissedControllersAreFreed() throws {
    weak var presented: UIViewController?
    do {
      let sheet = LoggingViewController("S", log: log)
      presented = sheet
      root.present(sheet, animated: true)
    }
    driver.settle()
    try driver.dismissSheet()
    #expect(presented == nil)
  }
}

private final class SheetObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: CallLog
  var allows = true

  init(log: CallLog) {
    self.log = log
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log("should dismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log("attempted")
  }
}
