import Testing

@testable import UIKit

/// After the Auto Layout Guide.
///
/// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
@MainActor
struct VisualFormatTests {
  private let one = UIView()
  private let two = UIView()
  private let root: UIView

  init() {
    root = UIView.container(200, 100, [one, two])
    root.accessibilityIdentifier = "root"
    one.accessibilityIdentifier = "one"
    two.accessibilityIdentifier = "two"
  }

  private func texts(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["one": one, "two": two]
    ).map(\._text)
  }

  @Test(arguments: [
    ("[one]-[two]", ["two.leading == one.trailing + 8"]),
    ("[one(>=50)]", ["one.width >= 50"]),
    (
      "|-50-[one]-50-|",
      ["one.leading == root.leading + 50", "root.trailing == one.trailing + 50"]
    ),
    ("V:[one]-10-[two]", ["two.top == one.bottom + 10"]),
    ("[one][two]", ["two.leading == one.trailing"]),
    ("[one(100@20)]", ["one.width == 100 @20"]),
    ("[one(==two)]", ["one.width == two.width"]),
    ("[one(>=70,<=100)]", ["one.width >= 70", "one.width <= 100"]),
    (
      "H:[one]-(>=5@750,<=9)-[two]",
      ["two.leading >= one.trailing + 5 @750", "two.leading <= one.trailing + 9"]
    ),
    ("V:|[one]", ["one.top == root.top"]),
    (
      "|-[one]-|",
      [
        "one.leading == root.layoutMarginsGuide.leading",
        "root.layoutMarginsGuide.trailing == one.trailing",
      ]
    ),
  ])
  func aFormatDescribesConstraints(_ format: String, _ expected: [String]) {
    #expect(texts(format) == expected)
  }

  @Test func metricsNameNumbers() {
    let metrics: [String: Any] = ["gap": 12, "high": UILayoutPriority.defaultHigh.rawValue]
    #expect(
      texts("[one]-(gap@high)-[two(gap)]", [], metrics) == [
        "two.width == 12", "two.leading == one.trailing + 12 @750",
      ]
    )
  }

  @Test func optionsAlignAndTurnViews() {
    #expect(
      texts("[one][two]", [.alignAllTop, .alignAllBottom, .directionLeftToRight]) == [
        "two.left == one.right", "one.top == two.top", "one.bottom == two.bottom",
      ]
    )
    #expect(texts("[one]-5-[two]", .directionRightToLeft) == ["one.left == two.right + 5"])
  }

  @Test(arguments: ["[one", "[three]", "[one]-", "[one(width)]", "", "[one]]"])
  func aWrongFormatTraps(_ format: String) async {
    await #expect(processExitsWith: .failure) { [format] in
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format,
          metrics: nil,
          views: ["one": view]
        )
      }
    }
  }
}
