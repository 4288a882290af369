import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIPopoverPresentationController`.
///
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller.
@MainActor
struct UIPopoverPresentationControllerTests {
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let shown = UIViewController()
  private let driver: SceneDriver

  init() {
    root.view.addSubview(source)
    driver = SceneDriver(rootViewController: root)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = source
  }

  private var value: SheetValue? {
    driver.display.tree.nodes.values.flatMap(\.attributes).lazy.compactMap {
      if case .sheet(let value) = $0 { value } else { nil }
    }.first
  }

  private func present() {
    root.present(shown, animated: false)
    driver.settle()
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view._subviews.flatMap(all)
  }

  private func widen() {
    driver.resize(to: .pad, width: 1024, height: 768)
  }

  @Test func aPopoverPointsAtItsSource() {
    widen()
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    shown.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    shown.popoverPresentationController?.permittedArrowDirections = [.up, .left]
    present()
    #expect(value?.style == .popover)
    // The source ends 26 points below the top; the left margin is 10 points.
    #expect(
      value?.popover
        == PopoverValue(
          frame: RectValue(x: 10, y: 38, width: 200, height: 100),
          arrowEdge: .top,
          arrowPosition: 2.5
        )
    )
    #expect(shown.view.frame == CGRect(x: 10, y: 38, width: 200, height: 100))
  }

  @Test func aPopoverFollowsItsSourceWhenTheWindowResizes() {
    source.autoresizingMask = [.flexibleLeftMargin]
    widen()
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    present()
    #expect(value?.popover?.frame == RectValue(x: 559, y: 72, width: 200, height: 100))
    driver.resize(to: .pad, width: 924, height: 700)
    #expect(value?.popover?.frame == RectValue(x: 459, y: 72, width: 200, height: 100))
  }

  @Test func aPopoverWithoutASourcePointsAtTheCentre() {
    widen()
    shown.popoverPresentationController?.sourceView = nil
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    present()
    #expect(value?.popover?.frame == RectValue(x: 412, y: 396, width: 200, height: 100))
  }

  // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/popover
  @Test func aPopoverIsASheetInACompactWidth() {
    present()
    #expect(value?.style == .page)
    widen()
    #expect(value?.style == .popover)
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(value?.style == .page)
    #expect(value?.popover == nil)
  }

  // https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:)
  @Test func aDelegateMayKeepAPopoverInACompactWidth() {
    let delegate = Keeping()
    shown.popoverPresentationController?.delegate = delegate
    present()
    #expect(delegate.isPrepared)
    #expect(value?.style == .popover)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
  @Test func actionSheetsTakeASourceAndOthersHaveNone() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController != nil)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
    #expect(UIViewController().popoverPresentationController == nil)
    #expect(shown.sheetPresentationController == nil)
  }

  // https://developer.apple.com/documentation/uikit/uialertcontroller/style/actionsheet
  @Test(arguments: [UIAlertController.Style.actionSheet, nil])
  func anActionSheetWithASourceIsAPopoverInARegularWidth(style: UIAlertController.Style?) {
    let sheet: UIViewController
    if let style {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Copy", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      sheet = alert
    } else {
      sheet = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    }
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: false)
    driver.settle()
    #expect(value == nil)
    widen()
    #expect(value?.popover?.frame.x == 10)
    #expect(value?.popover?.frame.y == 72)
    #expect(value?.popover?.arrowEdge == .top)
    #expect(value?.popover?.arrowPosition == 15)
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(value?.popover == nil)
  }

  @Test func anActionSheetWithoutASourceStaysAtTheBottom() {
    widen()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    driver.settle()
    #expect(value == nil)
  }

  @Test func aBarButtonIsASource() throws {
    widen()
    let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.resize(to: .pad, width: 1024, height: 768)
    let more = try driver.element("More").id
    shown.popoverPresentationController?.sourceItem = item
    #expect(shown.popoverPresentationController?.sourceView == nil)
    screen.present(shown, animated: false)
    driver.settle()
    let values = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap { attribute in
      if case .sheet(let value) = attribute { value.popover } else { nil }
    }
    let window = try #require(screen.view.window)
    let view = try #require(all(in: window).first { $0._nodeID == more })
    let button = view.convert(view.bounds, to: nil)
    #expect(values.map(\.arrowEdge) == [.top])
    #expect(values.map { $0.frame.x + $0.arrowPosition } == [Double(button.midX)])
    #expect(values.map(\.frame.y) == [Double(button.maxY) + 12])
    #expect(button.maxX == 1016)
  }
}

private final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var isPrepared = false

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    isPrepared = true
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}
