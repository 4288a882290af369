import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UISheetPresentationController`.
@MainActor
struct UISheetPresentationControllerTests {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let listener = Listener()
  private let driver: SceneDriver

  init() throws {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Behind") { [listener] _ in listener.log("behind") }
    )
    root.view.addSubview(button)
    driver = SceneDriver(rootViewController: root)
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.delegate = listener
  }

  private func present() {
    root.present(sheet, animated: true)
    driver.settle()
  }

  private var value: SheetValue? {
    driver.display.tree.nodes.values.flatMap(\.attributes).lazy.compactMap {
      if case .sheet(let value) = $0 { value } else { nil }
    }.first
  }

  @Test func aSheetRestsAtItsSmallestHeightAndIsDraggedToOthers() throws {
    present()
    #expect(value?.selectedDetent == .medium)
    try driver.dragSheet(to: .large)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(value?.selectedDetent == .large)
    #expect(listener.log.take() == ["large"])
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
  @Test func aMediumHeightIsInactiveInCompactHeight() {
    present()
    driver.setEnvironment(SceneEnvironment(width: 844, height: 390))
    #expect(value?.detents == [.large] && value?.selectedDetent == .large)
    driver.setEnvironment(SceneEnvironment(width: 390, height: 844))
    #expect(value?.detents == [.medium, .large] && value?.selectedDetent == .medium)
  }

  @Test func aHeightThatTheAppChoosesIsNoNews() {
    present()
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    driver.settle()
    #expect(value?.selectedDetent == .large)
    #expect(listener.log.take() == [])
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
  @Test func scrollingMakesItLargerUnlessItMayNot() {
    present()
    #expect(value?.growsByScrolling == true)
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    driver.settle()
    #expect(value?.growsByScrolling == false)
  }

  @Test func aHeightThatItDoesNotHaveIsRefused() {
    sheet.sheetPresentationController?.detents = [.large()]
    present()
    #expect(throws: DriverError.self) { try driver.dragSheet(to: .medium) }
    #expect(throws: DriverError.self) { try driver.dragSheet(to: .large) }
  }

  @Test func whatIsBehindIsOutOfReachUnlessItIsUndimmed() throws {
    present()
    #expect(throws: DriverError.self) { try driver.tap("Behind") }
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    driver.settle()
    try driver.tap("Behind")
    #expect(listener.log.take() == ["behind"])
    try driver.dragSheet(to: .large)
    #expect(throws: DriverError.self) { try driver.tap("Behind") }
  }

  @Test func aSheetThatStaysTellsOfEveryTry() throws {
    sheet.isModalInPresentation = true
    present()
    try driver.dismissSheet()
    try driver.browserBack()
    #expect(listener.log.take() == ["tried", "tried"])
    #expect(root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    driver.settle()
    try driver.dismissSheet()
    #expect(root.presentedViewController == nil)
  }
}

private final class Listener: NSObject, UISheetPresentationControllerDelegate {
  let log = CallLog()

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log("tried")
  }
}
