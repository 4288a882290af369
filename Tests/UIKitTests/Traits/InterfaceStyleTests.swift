import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct InterfaceStyleTests {
  private let screen = UIViewController()
  private let outer = TellingView()
  private let inner = TellingView()
  private let driver: SceneDriver

  init() {
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    driver = SceneDriver(rootViewController: screen)
  }

  private var heard: [String] { [outer.take(), inner.take()] }

  @Test func aViewsStyleIsThatOfAllBelowIt() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light dark", "light dark"])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(heard == ["dark light", "dark light"])
  }

  @Test func aViewWithItsOwnStyleReceivesNoChangesOfOthers() {
    inner.overrideUserInterfaceStyle = .light
    #expect(heard == ["", ""])
    screen.view.window?.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light dark", ""])
    driver.setStyle(.dark)
    #expect(heard == ["", ""])
    screen.view.window?.overrideUserInterfaceStyle = .unspecified
    #expect(heard == ["", ""])
    driver.setStyle(.light)
    #expect(heard == ["dark light", ""])
  }

  @Test func aControllersStyleIsItsViews() throws {
    screen.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light dark", "light dark"])
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    driver.settle()
    let node = try #require(screen.view._nodeID.flatMap { driver.display.tree[$0] })
    #expect(node.attributes.contains(.interfaceStyle(.dark)))
  }

  @Test func aControllersStyleAppliesToAViewLoadedLater() {
    let sheet = UIViewController()
    sheet.overrideUserInterfaceStyle = .dark
    screen.present(sheet, animated: false)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.traitCollection.userInterfaceStyle == .light)
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
    (.popover, .elevated), (.fullScreen, .base), (.overFullScreen, .base),
  ])
  func sheetsAndPopoversAreElevated(
    _ style: UIModalPresentationStyle,
    _ level: UIUserInterfaceLevel
  ) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    screen.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == level)
    #expect(screen.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aSheetHasTheStyleOfItsWindow() {
    screen.view.window?.overrideUserInterfaceStyle = .dark
    let sheet = UIViewController()
    screen.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func colorsAreResolvedForTheViewOfTheTraitChange() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.label == UIColor.white.cgColor)
  }

  private final class TellingView: UIView {
    private var heard: [String] = []
    private(set) var label: CGColor?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let styles = [previousTraitCollection, traitCollection].map { $0?.userInterfaceStyle }
      heard.append(styles.map { $0 == .dark ? "dark" : "light" }.joined(separator: " "))
      label = UIColor.label.cgColor
    }

    func take() -> String {
      defer { heard = [] }
      return heard.joined(separator: ", ")
    }
  }
}
