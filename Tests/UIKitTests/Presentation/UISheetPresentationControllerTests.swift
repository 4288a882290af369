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

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, CGRect(x: 245, y: 34, width: 704, height: 766)),
    (.formSheet, CGRect(x: 327, y: 107, width: 540, height: 620)),
  ])
  func onATabletASheetFloatsInTheMiddle(style: UIModalPresentationStyle, frame: CGRect) {
    driver.setEnvironment(padWithCoveredEdges)
    sheet.modalPresentationStyle = style
    sheet.sheetPresentationController?.detents = [.large()]
    present()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
    #expect(sheet.view.safeAreaInsets == .zero)
  }

  private var padWithCoveredEdges: SceneEnvironment {
    var environment = SceneEnvironment(width: 1194, height: 834)
    environment.idiom = .pad
    environment.safeArea = EdgesValue(top: 24, leading: 0, bottom: 20, trailing: 0)
    return environment
  }

  @Test func selectingADetentByCodeDoesNotCallTheDelegate() {
    present()
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    driver.settle()
    #expect(value?.selectedDetent == .large)
    #expect(listener.log.take() == [])
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
  @Test func scrollingExpandsASheetUnlessThatIsTurnedOff() {
    present()
    #expect(value?.growsByScrolling == true)
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    driver.settle()
    #expect(value?.growsByScrolling == false)
  }

  @Test func aDetentThatTheSheetDoesNotHaveIsRejected() {
    sheet.sheetPresentationController?.detents = [.large()]
    present()
    #expect(throws: DriverError.self) { try driver.dragSheet(to: .medium) }
    #expect(throws: DriverError.self) { try driver.dragSheet(to: .large) }
  }

  @Test func viewsBehindADimmedSheetCannotBeReached() throws {
    present()
    #expect(throws: DriverError.self) { try driver.tap("Behind") }
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    driver.settle()
    try driver.tap("Behind")
    #expect(listener.log.take() == ["behind"])
    try driver.dragSheet(to: .large)
    #expect(throws: DriverError.self) { try driver.tap("Behind") }
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)
  @Test func customDetentsResolveTheirHeights() throws {
    let controller = try #require(sheet.sheetPresentationController)
    let low = UISheetPresentationController.Detent.Identifier(rawValue: "low")
    var most: CGFloat = 0
    controller.detents = [
      .large(),
      .custom(identifier: low) { context in
        most = context.maximumDetentValue
        return 200
      },
      .custom { $0.maximumDetentValue * 0.5 },
      .custom { _ in nil },
    ]
    present()
    #expect(value?.heights == [200, Double(most / 2), Double(most)])
    #expect(value?.selectedHeight == 0 && value?.selectedDetent == .medium)
    #expect(sheet.view.frame.height == 200)
    #expect(sheet.view.frame.maxY == root.view.frame.height)
    try driver.dragSheet(toHeight: 2)
    #expect(controller.selectedDetentIdentifier == .large)
    #expect(value?.selectedDetent == .large && sheet.view.frame.height == most)
    controller.selectedDetentIdentifier = low
    driver.settle()
    #expect(value?.selectedHeight == 0)
    #expect(throws: DriverError.self) { try driver.dragSheet(toHeight: 0) }
    #expect(throws: DriverError.self) { try driver.dragSheet(toHeight: 3) }
  }

  @Test func invalidateDetentsResolvesHeightsAgain() throws {
    let controller = try #require(sheet.sheetPresentationController)
    var height: CGFloat = 200
    var count = 0
    controller.detents = [
      .custom { _ in
        count += 1
        return height
      }
    ]
    present()
    let asked = count
    height = 300
    driver.settle()
    #expect(sheet.view.frame.height == 200 && count == asked)
    controller.animateChanges { controller.invalidateDetents() }
    driver.settle()
    #expect(sheet.view.frame.height == 300)
    #expect(value?.heights == [300])
  }

  @Test func viewsBehindAreReachableUpToACustomUndimmedDetent() throws {
    let controller = try #require(sheet.sheetPresentationController)
    let low = UISheetPresentationController.Detent.Identifier(rawValue: "low")
    controller.detents = [.custom(identifier: low) { _ in 200 }, .custom { _ in 400 }]
    controller.largestUndimmedDetentIdentifier = low
    present()
    try driver.tap("Behind")
    #expect(listener.log.take() == ["behind"])
    try driver.dragSheet(toHeight: 1)
    #expect(throws: DriverError.self) { try driver.tap("Behind") }
  }

  @Test func aSheetIsFullScreenInCompactHeightUnlessEdgeAttached() {
    driver.setEnvironment(SceneEnvironment(width: 844, height: 390))
    present()
    #expect(value?.style == .fullScreen && value?.isDismissable == true)
    #expect(sheet.view.frame == root.view.frame)
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    driver.settle()
    #expect(value?.style == .page)
    #expect(sheet.view.frame.width == 844 && sheet.view.frame.minY > 0)
    sheet.preferredContentSize = CGSize(width: 500, height: 0)
    sheet.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    driver.settle()
    #expect(sheet.view.frame.minX == 172 && sheet.view.frame.width == 500)
    #expect(value?.width == 500)
    sheet.preferredContentSize = CGSize(width: 400, height: 0)
    driver.settle()
    #expect(sheet.view.frame.width == 400)
  }

  @Test func aModalSheetReportsEveryAttemptToDismissIt() throws {
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
