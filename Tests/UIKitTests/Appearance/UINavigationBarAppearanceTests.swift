import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The precedence of appearances follows Apple's pages of `UINavigationBar` and `UINavigationItem`.
@MainActor
struct UINavigationBarAppearanceTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let driver: SceneDriver

  init() {
    root.title = "Root"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    navigation = UINavigationController(rootViewController: root)
    driver = SceneDriver(rootViewController: navigation)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private var barAppearance: BarAppearanceValue? {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap {
      if case .bar(_, let barAppearance?) = $0 { barAppearance } else { nil }
    }.first
  }

  private var button: BarItemAppearanceValue? {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap {
      if case .barButtonStyle(_, let barAppearance?) = $0 { barAppearance } else { nil }
    }
    .first
  }

  private func coloured(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  @Test func defaultsMatchUIKit() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.shadowColor != nil)
    #expect(appearance.titleTextAttributes.isEmpty)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(bar.compactAppearance == nil)
    #expect(bar.isTranslucent)
    #expect(barAppearance == nil)
  }

  @Test func theBackgroundIsClearAtTheEdgeWithoutAScrollEdgeAppearance() throws {
    bar.standardAppearance = coloured(.red)
    let barAppearance = try #require(barAppearance)
    #expect(barAppearance.standard.color == UIColor.red._value)
    #expect(!barAppearance.standard.isBlurred)
    #expect(barAppearance.edge == BarAppearanceValue.Look())
    bar.scrollEdgeAppearance = coloured(.green)
    #expect(self.barAppearance?.edge.color == UIColor.green._value)
  }

  @Test func anAppearanceIsCopiedWhenSetAndChangesInPlace() {
    let own = coloured(.red)
    bar.standardAppearance = own
    own.backgroundColor = .green
    #expect(barAppearance?.standard.color == UIColor.red._value)
    bar.standardAppearance.backgroundColor = .blue
    #expect(barAppearance?.standard.color == UIColor.blue._value)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    #expect(button?.standard.title?.color == UIColor.red._value)
  }

  @Test func theFirstChangeInPlaceCustomizesABar() {
    bar.standardAppearance.configureWithOpaqueBackground()
    #expect(barAppearance?.standard.color == UIColor.systemBackground._value)
  }

  @Test func theAppearanceOfAnItemTakesPrecedenceOverTheBars() {
    bar.standardAppearance = coloured(.red)
    bar.scrollEdgeAppearance = coloured(.red)
    root.navigationItem.standardAppearance = coloured(.green)
    #expect(barAppearance?.standard.color == UIColor.green._value)
    #expect(barAppearance?.edge.color == UIColor.red._value)
    root.navigationItem.standardAppearance = nil
    #expect(barAppearance?.standard.color == UIColor.red._value)
  }

  @Test func titlesAndButtonsHaveTheirTextAttributes() {
    let appearance = coloured(.red)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .kern: 2]
    appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    bar.standardAppearance = appearance
    #expect(
      barAppearance?.standard.title == TextRun(text: "", color: UIColor.white._value, kern: 2)
    )
    #expect(barAppearance?.edge.title == barAppearance?.standard.title)
    #expect(barAppearance?.standard.largeTitle?.font?.pointSize == 30)
    #expect(button?.standard.title?.color == UIColor.yellow._value)
    let item = root.navigationItem.rightBarButtonItem
    item?.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(button?.standard.title?.color == UIColor.green._value)
  }

  @Test func backButtonsUseTheButtonAppearanceUnlessTheyHaveTheirOwn() {
    root.navigationItem.rightBarButtonItem = nil
    let appearance = coloured(.red)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    bar.standardAppearance = appearance
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(button?.standard.title?.color == UIColor.yellow._value)
    bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    #expect(button?.standard.title?.color == UIColor.green._value)
  }

  @Test func theOlderPropertiesApplyToABarWithoutAnAppearance() {
    bar.barTintColor = .red
    bar.isTranslucent = false
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(barAppearance?.standard.color == UIColor.red._value)
    #expect(barAppearance?.standard.isBlurred == false)
    #expect(barAppearance?.edge.color == nil)
    #expect(barAppearance?.edge.title?.color == UIColor.white._value)
    bar.standardAppearance = coloured(.green)
    #expect(barAppearance?.standard.color == UIColor.green._value)
    #expect(barAppearance?.standard.title == nil)
  }

  @Test func theTintOfABarIsThatOfItsButtons() {
    bar.tintColor = .white
    driver.settle()
    let tints = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .tint(let color?) = $0 { color } else { nil }
    }
    #expect(tints == [UIColor.white._value])
  }

  @Test func aHiddenBarIsNotShown() {
    bar.isHidden = true
    driver.settle()
    #expect(driver.screen == "")
    bar.isHidden = false
    #expect(driver.screen == "bar \"Root\"\n  button \"Edit\"")
  }

  @Test func topAndBackItemAreThoseOfTheViewControllers() {
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(bar.topItem === next.navigationItem)
    #expect(bar.backItem === root.navigationItem)
  }

  // MARK: - Positions

  @Test func titlesAreMoved() {
    let appearance = coloured(.red)
    appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 4
    bar.standardAppearance = appearance
    #expect(barAppearance?.standard.titleShift == ShiftValue(x: 3, y: -2))
    #expect(button?.standard.titleShift == ShiftValue(x: 0, y: 4))
    let item = root.navigationItem.rightBarButtonItem
    item?.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .default)
    #expect(button?.standard.titleShift == ShiftValue(x: 1, y: 0))
    #expect(item?.titlePositionAdjustment(for: .compact) == .zero)
  }

  @Test func setTitleVerticalPositionAdjustmentMovesTitles() {
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    #expect(barAppearance?.standard.titleShift == ShiftValue(x: 0, y: 5))
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test func imagesAreMovedAndScaledByInsets() throws {
    let item = try #require(root.navigationItem.rightBarButtonItem)
    item.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 10)
    let place = try #require(button?.standard.iconPlace)
    #expect(place == .init(shift: ShiftValue(x: -5, y: 6), scaleX: 0.5, scaleY: 1))
    item.imageInsets = .zero
    #expect(button?.standard.iconPlace == nil)
  }

  // MARK: - The back button

  @Test func anIndicatorNeedsItsMask() {
    let image = UIImage(systemName: "arrow.uturn.backward")
    navigation.pushViewController(UIViewController(), animated: false)
    bar.backIndicatorImage = image
    #expect(button?.standard.indicator == nil)
    bar.backIndicatorTransitionMaskImage = image
    #expect(button?.standard.indicator == image?._value)
    bar.backIndicatorImage = nil
    #expect(button?.standard.indicator == nil)
  }

  @Test func anAppearanceSetsTheBackIndicatorImage() {
    let image = UIImage(systemName: "arrow.uturn.backward")
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backIndicatorImage == UIImage(systemName: "chevron.backward"))
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage == image)
    bar.standardAppearance = appearance
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(button?.standard.indicator == image?._value)
  }

  @Test func backTitlesAreMovedByTheirItem() {
    let own = UIBarButtonItem(title: "Home", primaryAction: nil)
    own.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0),
      for: .default
    )
    root.navigationItem.backBarButtonItem = own
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(button?.standard.titleShift == ShiftValue(x: -1000, y: 0))
  }
}
