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
  func scaledValuesGrowAsTheirTextStyle(
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

  /// A font of 20 points, scaled as `body` is: of 17 points by default, of 23 and of 53 at most.
  @Test(
    arguments: [
      (SceneEnvironment.TextSize.large, 20.0), (.extraExtraExtraLarge, 27), (.extraSmall, 16.333),
    ]
  )
  func aScaledFontFollowsTheTextSize(size: SceneEnvironment.TextSize, expected: Double) {
    let label = UILabel()
    label.text = "\u{4F60}"
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    let screen = UIViewController()
    screen.view.addSubview(label)
    let driver = SceneDriver(rootViewController: screen)
    #expect(label.intrinsicContentSize.width == 20)
    driver.setEnvironment(SceneEnvironment(textSize: size))
    // Han characters are one em wide.
    #expect(abs(Double(label.intrinsicContentSize.width) - expected) < 0.34)
    let traits = UITraitCollection(SceneEnvironment(textSize: size))
    traits.performAsCurrent {
      #expect(abs(Double(label.font.pointSize) - expected) < 0.34)
      #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
  }

  @Test func aScaledFontGrowsUpToItsMaximum() {
    let font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28), maximumPointSize: 40)
    let sizes = [UIContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraLarge]
    let points = sizes.map { size in
      var points: CGFloat = 0
      UITraitCollection(preferredContentSizeCategory: size).performAsCurrent {
        points = font.pointSize
      }
      return points
    }
    #expect(points == [28, 38, 40])
  }

  @Test func aFontForOtherTraitsHasTheirSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 28)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20
    )
    #expect(metrics.scaledFont(for: font, compatibleWith: nil).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 28)
  }

  @Test func aFontOfATextStyleIsNotScaledAgain() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
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
