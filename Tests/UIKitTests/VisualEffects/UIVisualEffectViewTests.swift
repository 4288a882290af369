import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIVisualEffectViewTests {
  private let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  private func shown(_ key: AttributeKey) -> Attribute? {
    driver.settle()
    let node = view._nodeID.flatMap { driver.display.tree[$0] }
    return node?.attributes.first { $0.key == key }
  }

  private var material: MaterialValue? {
    if case .layer(let value) = shown(.layer) { value.effects?.material } else { nil }
  }

  @Test func aBlurIsAMaterialUnderAColourThatFollowsTheReader() {
    #expect(material?.color.light == 0xF6F6_F699)
    #expect(material?.color.dark == 0x2525_2599)
    #expect(shown(.background) == .background(material?.color))
    view.effect = UIBlurEffect(style: .systemThinMaterialDark)
    #expect(material?.color.light == 0x2525_2599)
    view.effect = nil
    #expect(material == nil)
    #expect(shown(.background) == .background(nil))
  }

  @Test func everyStyleIsAMaterial() {
    let styles = (0..<21).compactMap(UIBlurEffect.Style.init)
    #expect(styles.count == 20)
    for style in styles {
      view.effect = UIBlurEffect(style: style)
      #expect(material.map { $0.color.light & 0xFF < 0xFF } == true, "\(style)")
    }
  }

  @Test func theBackgroundColorOfTheAppIsShown() {
    view.backgroundColor = .red
    #expect(shown(.background) == .background(UIColor.red._value))
  }

  @Test func contentFillsTheView() {
    driver.settle()
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func vibrancyShowsItsContentUnchanged() {
    let blur = UIBlurEffect(style: .dark)
    for effect in [
      UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .label),
    ] {
      view.effect = effect
      #expect(material == nil && view.effect === effect)
    }
  }
}
