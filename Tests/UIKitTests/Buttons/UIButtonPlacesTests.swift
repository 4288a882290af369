import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `titleRect(forContentRect:)`, `imageRect(forContentRect:)`, `contentRect(forBounds:)`; the frames of
/// `titleLabel` and `imageView`.
@MainActor
struct UIButtonPlacesTests {
  /// A button with its image above its title.
  private final class TowerButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 12, y: contentRect.minY, width: 24, height: 24)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY + 30, width: contentRect.width, height: 20)
    }
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
    _ in
  }

  private func shown<Button: UIButton>(_ button: Button) -> (Button, SceneDriver) {
    let screen = UIViewController()
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    button.setTitle("Title", for: .normal)
    screen.view.addSubview(button)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return (button, driver)
  }

  private func details(_ driver: SceneDriver) -> ButtonDetailsValue? {
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap { if case .buttonStyle(let style) = $0 { style.details } else { nil } }
      .first
  }

  @Test func aTitleAloneLiesInTheMiddle() throws {
    let (button, _) = shown(UIButton(type: .system))
    let title = try #require(button.titleLabel)
    #expect(title.text == "Title")
    #expect(abs(title.frame.midX - 100) < 0.01)
    #expect(abs(title.frame.midY - 30) < 0.01)
    #expect(title.frame.width == title.intrinsicContentSize.width)
  }

  @Test func anImageLiesBeforeTheTitle() throws {
    let (button, _) = shown(UIButton(type: .custom))
    button.setImage(Self.image, for: .normal)
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(image.frame.size == CGSize(width: 40, height: 40))
    #expect(image.frame.midY == 30)
    #expect(title.frame.minX == image.frame.maxX)
    #expect(abs(image.frame.minX - (200 - title.frame.maxX)) < 0.01)
  }

  @Test func insetsMoveTheFrames() throws {
    let (button, _) = shown(UIButton(type: .system))
    let before = try #require(button.titleLabel).frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(button.titleLabel?.frame == before.offsetBy(dx: 5, dy: 0))
    button.contentHorizontalAlignment = .left
    #expect(button.titleLabel?.frame.minX == 10)
  }

  @Test func aLongTitleIsNoWiderThanTheButton() throws {
    let (button, _) = shown(UIButton(type: .system))
    button.setTitle(String(repeating: "long ", count: 20), for: .normal)
    #expect(button.titleLabel?.frame.width == 200)
  }

  @Test func aClassPlacesItsTitleAndImage() throws {
    let (button, driver) = shown(TowerButton(type: .custom))
    button.titleLabel?.textAlignment = .center
    button.setImage(Self.image, for: .normal)
    driver.settle()
    #expect(button.imageView?.frame == CGRect(x: 88, y: 6, width: 24, height: 24))
    let title = try #require(button.titleLabel).frame
    #expect(title == CGRect(x: 0, y: 36, width: 200, height: 20))
    let details = try #require(self.details(driver))
    #expect(details.imagePlace?.size == SizeValue(width: 24, height: 24))
    // Without the class, the image begins so far left that both are centred, in the middle of the height.
    let width = button.titleLabel.map { Double($0.intrinsicContentSize.width) } ?? 0
    #expect(abs(details.imageShift.x - width / 2) < 0.01)
    #expect(abs(details.imageShift.y - (18 - 30)) < 0.01)
    #expect(abs(details.titleShift.x + 12) < 0.01)
    #expect(abs(details.titleShift.y - (46 - 30)) < 0.01)
  }

  @Test func placesFollowTheSize() throws {
    let (button, driver) = shown(TowerButton(type: .custom))
    button.titleLabel?.textAlignment = .center
    driver.settle()
    let before = try #require(details(driver)).titleShift
    button.frame.size.height = 100
    driver.settle()
    let shift = try #require(details(driver)).titleShift
    #expect(abs(shift.y - (before.y - 20)) < 0.01)
  }
}
