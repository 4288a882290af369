import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The insets, images and backgrounds of a button's content.
///
/// The tested properties are deprecated on iOS in favour of configurations.
@MainActor
struct UIButtonDetailsTests {
  private let button = UIButton(type: .system)
  private let driver: SceneDriver

  init() {
    button.setTitle("Title", for: .normal)
    let screen = UIViewController()
    screen.view.addSubview(button)
    driver = SceneDriver(rootViewController: screen)
  }

  private var details: ButtonDetailsValue? {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap { if case .buttonStyle(let style) = $0 { style.details } else { nil } }
      .first
  }

  /// A frame of whole pixels would be narrower than a width of part of a pixel, and break the title.
  @Test(arguments: SceneEnvironment.TextSize.allCases)
  func aSymbolBesideATitleGrowsByWholePixels(_ size: SceneEnvironment.TextSize) {
    button.configuration = .plain()
    button.configuration?.title = "102"
    button.configuration?.image = UIImage(systemName: "hand.thumbsup")
    driver.setEnvironment(SceneEnvironment(textSize: size))
    let pixels = button.intrinsicContentSize.width * 3
    #expect(abs(pixels - pixels.rounded()) < 0.001)
  }

  @Test func defaultsMatchUIKit() {
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.currentBackgroundImage == nil)
    #expect(details == nil)
  }

  @Test func contentAlignmentIsSentToTheDisplay() {
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    #expect(details == ButtonDetailsValue(horizontal: .leading, vertical: .bottom))
  }

  @Test func contentInsetsEnlargeTheIntrinsicSize() {
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    let size = button.intrinsicContentSize
    #expect(size.width == plain.width + 50)
    #expect(size.height == plain.height - 12 + 20)
    #expect(details?.insets == EdgesValue(top: 10, leading: 20, bottom: 10, trailing: 30))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, 6.0), (.left, 8), (.trailing, 4),
  ])
  func titleInsetsMoveTheTitle(_ side: UIControl.ContentHorizontalAlignment, _ x: Double) {
    let size = button.intrinsicContentSize
    button.contentHorizontalAlignment = side
    button.titleEdgeInsets = UIEdgeInsets(top: 2, left: 8, bottom: 0, right: -4)
    #expect(details?.titleShift == ShiftValue(x: x, y: 1))
    #expect(details?.imageShift == ShiftValue(x: 0, y: 0))
    #expect(button.intrinsicContentSize == size)
  }

  @Test func aConfigurationTakesPrecedenceOverInsets() {
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    button.configuration = .plain()
    #expect(details?.insets == nil)
  }

  @Test func theBackgroundImageIsThatOfTheState() {
    let image = UIImage(systemName: "star")
    button.setBackgroundImage(image, for: .normal)
    #expect(details?.background == image?._value)
    let disabled = UIImage(systemName: "heart")
    button.setBackgroundImage(disabled, for: .disabled)
    button.isEnabled = false
    #expect(button.currentBackgroundImage === disabled)
    #expect(details?.background == disabled?._value)
    #expect(button.backgroundImage(for: .selected) == nil)
  }

  @Test("UIButton.h: preferred symbol configurations by state")
  func symbolsAreShownAsPreferred() {
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 30, weight: .bold), forImageIn: .normal)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(large, forImageIn: .selected)
    #expect(symbol == .symbol(name: "star", pointSize: 30, weight: 700))
    button.isSelected = true
    #expect(symbol == .symbol(name: "star", pointSize: 40, weight: nil))
    #expect(button.currentPreferredSymbolConfiguration === large)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
    let own = UIImage.SymbolConfiguration(pointSize: 12)
    button.setImage(UIImage(systemName: "star", withConfiguration: own), for: .normal)
    #expect(symbol == .symbol(name: "star", pointSize: 12, weight: nil))
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system])
  func aSymbolHasTheTintColorAndNotThatOfTheTitle(type: UIButton.ButtonType) {
    let eye = UIButton(type: type)
    eye.setImage(UIImage(systemName: "eye"), for: .normal)
    eye.setTitleColor(.label, for: .normal)
    button.superview?.addSubview(eye)
    button.removeFromSuperview()
    driver.settle()
    #expect(image?.tint == UIColor.tintColor._value)
    eye.setImage(UIImage(systemName: "eye")?.withTintColor(.red), for: .normal)
    driver.settle()
    #expect(image?.tint == UIColor.red._value)
  }

  // https://developer.apple.com/documentation/uikit/uibutton/imageview
  @Test func theImageFollowsThePropertiesOfItsImageView() {
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let view = button.imageView
    #expect(view === button.imageView)
    #expect(view?.image == UIImage(systemName: "star"))
    #expect(details?.imagePlace?.fillsAcross == false)
    view?.contentMode = .scaleAspectFit
    view?.tintColor = .systemOrange
    view?.preferredSymbolConfiguration = .init(pointSize: 30)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    let place = ButtonDetailsValue.ImagePlace(
      mode: .scaleAspectFit,
      fillsAcross: true,
      fillsDown: true
    )
    #expect(details?.imagePlace == place)
    #expect(symbol == .symbol(name: "star", pointSize: 30, weight: nil))
    #expect(image?.tint == UIColor.systemOrange._value)
    button.setTitle("Title", for: .normal)
    #expect(details?.imagePlace?.fillsAcross == false)
  }

  private var symbol: ImageValue.Source? { image?.source }

  private var image: ImageValue? {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    for case .image(let image?) in all { return image }
    return nil
  }
}
