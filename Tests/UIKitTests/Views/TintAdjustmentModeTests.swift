import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `tintAdjustmentMode`, `tintColor` and `tintColorDidChange()` of `UIView`.
@MainActor
struct TintAdjustmentModeTests {
  private let screen = UIViewController()
  private let own = ListeningView()
  private let plain = ListeningView()
  private let driver: SceneDriver

  init() {
    screen.view.addSubview(own)
    screen.view.addSubview(plain)
    own.tintColor = .systemPink
    driver = SceneDriver(rootViewController: screen)
    own.changes = 0
    plain.changes = 0
  }

  /// Returns the tint of a view on the display.
  private func shown(_ view: UIView) -> ColorValue? {
    driver.settle()
    let node = view._nodeID.flatMap { driver.display.tree[$0] }
    return node?.attributes.lazy.compactMap { attribute -> ColorValue? in
      if case .tint(let color) = attribute { color } else { nil }
    }.first
  }

  private var gray: ColorValue { UIColor.systemGray._value }

  @Test func aDimmedViewIsGrayWithItsSubviews() {
    #expect(own.tintAdjustmentMode == .normal)
    screen.view.tintAdjustmentMode = .dimmed
    #expect(own.tintAdjustmentMode == .dimmed)
    #expect(own.tintColor == .systemGray)
    #expect(plain.tintColor == .systemGray)
    #expect(own.changes == 1 && plain.changes == 1)
    #expect(shown(screen.view) == gray)
    #expect(shown(own) == gray)
    #expect(shown(plain) == nil)
    screen.view.tintAdjustmentMode = .automatic
    #expect(own.tintColor == .systemPink)
    #expect(own.changes == 2 && plain.changes == 2)
    #expect(shown(screen.view) == nil)
    #expect(shown(own) == UIColor.systemPink._value)
  }

  @Test func aViewOfNormalModeKeepsItsTint() {
    plain.tintAdjustmentMode = .normal
    screen.view.tintAdjustmentMode = .dimmed
    #expect(plain.tintColor == .systemBlue)
    #expect(shown(plain) == UIColor.systemBlue._value)
  }

  @Test func aClearTintStaysClear() {
    own.tintColor = .clear
    screen.view.tintAdjustmentMode = .dimmed
    #expect(own.tintColor == .clear)
  }

  @Test func viewsBehindAnAlertAreDimmed() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: true)
    #expect(own.tintAdjustmentMode == .dimmed)
    #expect(alert.view.tintAdjustmentMode == .normal)
    #expect(shown(own) == gray)
    try driver.tap("OK")
    #expect(own.tintAdjustmentMode == .normal)
    #expect(shown(own) == UIColor.systemPink._value)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIView.TintAdjustmentMode.dimmed), (.popover, .dimmed),
    (.fullScreen, .normal), (.overFullScreen, .normal),
  ])
  func viewsBehindSheetsAreDimmedByTheirStyle(
    _ style: UIModalPresentationStyle,
    _ mode: UIView.TintAdjustmentMode
  ) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    screen.present(sheet, animated: false)
    #expect(screen.view.tintAdjustmentMode == mode)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    screen.dismiss(animated: false)
    #expect(screen.view.tintAdjustmentMode == .normal)
  }

  @Test func anUndimmedSheetDimsFromItsLargerHeightOn() throws {
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.largestUndimmedDetentIdentifier = .medium
    screen.present(sheet, animated: true)
    driver.settle()
    #expect(screen.view.tintAdjustmentMode == .normal)
    try driver.dragSheet(to: .large)
    #expect(screen.view.tintAdjustmentMode == .dimmed)
    try driver.dragSheet(to: .medium)
    #expect(screen.view.tintAdjustmentMode == .normal)
  }
}

private final class ListeningView: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}
