import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIFontMetrics`.
@MainActor
struct UIFontMetricsTests {
  @Test(arguments: [
    (SceneEnvironment.TextSize.large, UIFont.TextStyle.body, 44.0), (.extraSmall, .body, 36.333),
    (.accessibilityExtraExtraExtraLarge, .body, 137.333),
    (.accessibilityExtraExtraExtraLarge, .largeTitle, 77.667), (.small, .caption2, 44),
  ])
  func lengthsGrowAsTheStyleDoes(
    size: SceneEnvironment.TextSize,
    style: UIFont.TextStyle,
    expected: Double
  ) {
    let view = MeasuringView()
    view.metrics = UIFontMetrics(forTextStyle: style)
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(
      rootViewController: screen,
      environment: SceneEnvironment(textSize: size)
    )
    driver.settle()
    #expect(abs((view.height ?? 0) - expected) < 0.01)
  }

  @Test func aScaledFontGrowsOnDisplaysAndSaysItsSizeAtTheDefault() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }
}

private final class MeasuringView: UIView {
  var metrics = UIFontMetrics.default
  var height: Double?

  override func layoutSubviews() {
    super.layoutSubviews()
    height = Double(metrics.scaledValue(for: 44))
  }
}
