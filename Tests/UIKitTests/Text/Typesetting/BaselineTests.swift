import Testing
import UIKit
import UIKitTesting

/// Apple: `firstBaselineAnchor`, `lastBaselineAnchor`.
@MainActor
struct BaselineTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let mark = SizedView(1, 1)

  /// Returns the distance from a view's top to a baseline, for a height.
  private func baseline(
    _ anchor: KeyPath<UIView, NSLayoutYAxisAnchor>,
    of view: UIView,
    width: CGFloat = 100,
    height: CGFloat
  ) -> CGFloat {
    let root = UIView.container(300, 300, [view, mark])
    let constraints = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
      mark.topAnchor.constraint(equalTo: view[keyPath: anchor]),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    return mark.frame.minY
  }

  /// Edges and heights are rounded to pixels, at three per point.
  private func expect(_ baseline: CGFloat, _ expected: CGFloat) {
    #expect(abs(baseline - expected) <= 0.34, "\(baseline), expected \(expected)")
  }

  @Test func textOfALabelIsInItsMiddle() {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = "One\nTwo"
    let top = (80 - 2 * font.lineHeight) / 2
    expect(baseline(\.firstBaselineAnchor, of: label, height: 80), top + font.ascender)
    expect(
      baseline(\.lastBaselineAnchor, of: label, height: 80),
      top + font.lineHeight + font.ascender
    )
  }

  @Test func textOfAFieldIsInItsMiddle() {
    let field = UITextField()
    field.font = font
    field.borderStyle = .roundedRect
    let middle = (40 - font.lineHeight) / 2
    expect(baseline(\.firstBaselineAnchor, of: field, height: 40), middle + font.ascender)
    field.text = "Text"
    expect(baseline(\.lastBaselineAnchor, of: field, height: 40), middle + font.ascender)
  }

  @Test func textOfATextViewBeginsBelowItsInset() {
    let view = UITextView()
    view.font = font
    view.text = "One\nTwo"
    view.textContainerInset.top = 12
    for height in [50.0, 90] {
      expect(baseline(\.firstBaselineAnchor, of: view, height: height), 12 + font.ascender)
    }
    expect(
      baseline(\.lastBaselineAnchor, of: view, height: 90),
      12 + font.lineHeight + font.ascender
    )
  }

  @Test func titleOfAButtonIsWhereItsContentIs() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = font
    button.setTitle("Title", for: .normal)
    let middle = (60 - font.lineHeight) / 2
    expect(baseline(\.firstBaselineAnchor, of: button, height: 60), middle + font.ascender)
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 0, bottom: 3, right: 0)
    expect(baseline(\.firstBaselineAnchor, of: button, height: 60), 9 + font.ascender)
    button.contentVerticalAlignment = .bottom
    expect(
      baseline(\.lastBaselineAnchor, of: button, height: 60),
      57 - font.lineHeight + font.ascender
    )
  }

  @Test func titleOfAConfiguredButtonIsAboveItsSubtitleAndBelowItsImage() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10,
      leading: 4,
      bottom: 2,
      trailing: 4
    )
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    let title = 10 + button._font.ascender
    expect(baseline(\.firstBaselineAnchor, of: button, height: size.height), title)
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = .top
    configuration.imagePadding = 5
    button.configuration = configuration
    let added = button.intrinsicContentSize.height - size.height
    #expect(added > 5)
    expect(
      baseline(\.firstBaselineAnchor, of: button, height: size.height + added),
      title + added
    )
  }

  @Test func alignedRowsHaveOneBaseline() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 28)
    label.text = "Name"
    let field = UITextField()
    field.font = font
    let root = UIView.container(300, 100, [label, field])
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let fieldBaseline =
      field.frame.minY + (field.frame.height - font.lineHeight) / 2 + font.ascender
    expect(fieldBaseline, 8 + label.font.ascender)
  }
}
