import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Labels, buttons and fields whose class adds space around their text.
///
/// <https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:)>
/// <https://developer.apple.com/documentation/uikit/uitextfield/textrect(forbounds:)>
@MainActor
struct OverriddenTextRectTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12) {
      didSet { invalidateIntrinsicContentSize() }
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom
      )
    }
  }

  /// A label that overrides the rectangle of its text.
  private final class RectLabel: UILabel {
    private let insets = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)

    override func textRect(
      forBounds bounds: CGRect,
      limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: insets),
        limitedToNumberOfLines: numberOfLines
      )
      return inner.inset(by: UIEdgeInsets(top: -5, left: -8, bottom: -5, right: -8))
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: insets))
    }
  }

  private final class TopLabel: UILabel {
    override func drawText(in rect: CGRect) {
      var place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      place.origin.y = rect.minY
      super.drawText(in: place)
    }
  }

  /// A label that does not draw its text.
  private final class OtherLabel: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  private final class BadgeLabel: UILabel {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
  }

  private final class RoomyLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }
  }

  private final class WideButton: UIButton {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 40, height: size.height + 20)
    }
  }

  private final class RoundButton: UIButton {
    override var intrinsicContentSize: CGSize { CGSize(width: 56, height: 56) }
  }

  /// A button that is at least 50 points high.
  private final class TallButton: UIButton {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: UIView.noIntrinsicMetric, height: max(50, size.height))
    }
  }

  private final class PaddedField: UITextField {
    let insets = UIEdgeInsets(top: 10, left: 15, bottom: 8, right: 20)

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  }

  private final class IconField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      var rect = super.leftViewRect(forBounds: bounds)
      rect.origin.x += 12
      return rect
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }
  }

  /// Returns the first line of a label, in a frame of a size; nil for its intrinsic size.
  private func line(_ label: UILabel, in size: CGSize? = nil) -> TextLinesValue.Line? {
    label.frame = CGRect(origin: .zero, size: size ?? label.intrinsicContentSize)
    guard case .text(_, let lines) = label._attribute(.text) else { return nil }
    return lines?.lines.first
  }

  private func plainLine(_ text: String) throws -> TextLinesValue.Line {
    let label = UILabel()
    label.text = text
    return try #require(line(label))
  }

  /// Returns the size of a view after layout at the top left.
  private func laidOut(_ view: UIView) -> CGSize {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    return view.frame.size
  }

  private func plain(_ text: String) -> CGSize {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize
  }

  // MARK: Labels

  @Test func aLabelThatDrawsItsTextWithinInsetsKeepsThem() throws {
    let label = PaddedLabel()
    label.text = "Sale"
    let line = try #require(self.line(label))
    let plainLine = try self.plainLine("Sale")
    #expect(line.x == plainLine.x + 10)
    #expect(abs(line.baseline - plainLine.baseline - 4) < 0.5)
    let text = plain("Sale")
    #expect(label.intrinsicContentSize.width == text.width + 22)
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: text.width + 22, height: text.height + 10)
    )
    #expect(laidOut(label) == CGSize(width: text.width + 22, height: text.height + 10))
  }

  @Test func displaysReceiveChangedTextInsets() {
    let label = PaddedLabel()
    label.text = "Sale"
    let screen = UIViewController()
    screen.view.addSubview(label)
    let driver = SceneDriver(rootViewController: screen)
    func start() -> Double? {
      driver.settle()
      for case .text(_, let lines) in driver.display.tree.nodes.values.flatMap(\.attributes) {
        return lines?.lines.first?.x
      }
      return nil
    }
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(start() == 10)
    label.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(start() == 2)
  }

  @Test func linesOfALabelWithInsetsAreShorter() {
    let label = PaddedLabel()
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten"
    let other = UILabel()
    other.numberOfLines = 0
    other.text = label.text
    let size = label.sizeThatFits(CGSize(width: 122, height: 0))
    #expect(size.height == other.sizeThatFits(CGSize(width: 100, height: 0)).height + 10)
  }

  @Test func aLabelMayOverrideTextRect() throws {
    let label = RectLabel()
    label.text = "Sale"
    let text = plain("Sale")
    #expect(label.intrinsicContentSize == CGSize(width: text.width + 16, height: text.height + 10))
    let line = try #require(self.line(label))
    let plainLine = try self.plainLine("Sale")
    #expect(line.x == plainLine.x + 8)
    #expect(abs(line.baseline - plainLine.baseline - 5) < 0.5)
  }

  @Test func aTextThatIsDrawnAtTheTopStaysThere() throws {
    let label = TopLabel()
    label.numberOfLines = 0
    label.text = "Top"
    let plain = UILabel()
    plain.text = "Top"
    let high = CGSize(width: 100, height: 100)
    let top = try #require(line(label, in: high)).baseline
    #expect(abs(top - (try plainLine("Top")).baseline) < 0.5)
    #expect(top < (try #require(line(plain, in: high))).baseline - 30)
    #expect(label.intrinsicContentSize == self.plain("Top"))
  }

  @Test func theTextOfALabelThatDrawsSomethingElseFillsItsBounds() throws {
    let label = OtherLabel()
    label.text = "Other"
    #expect(line(label) == (try plainLine("Other")))
  }

  @Test func aLabelMayOverrideItsIntrinsicContentSize() {
    let label = BadgeLabel()
    label.text = "12"
    #expect(laidOut(label) == CGSize(width: 24, height: 24))
  }

  @Test(
    arguments: [
      (NSTextAlignment.natural, 0.0), (.center, 8), (.right, 16),
    ]
  )
  func additionalRoomOfALabelIsDistributedByItsAlignment(
    _ alignment: NSTextAlignment,
    _ leading: Double
  ) throws {
    let label = RoomyLabel()
    label.text = "Room"
    label.textAlignment = alignment
    let line = try #require(self.line(label))
    let plainLine = try self.plainLine("Room")
    #expect(abs(line.x - plainLine.x - leading) < 0.5)
    #expect(abs(line.baseline - plainLine.baseline - 4) < 0.5)
  }

  @Test func rectanglesOfTextAreThoseOfTheirBounds() {
    let label = UILabel()
    label.text = "Text"
    let bounds = CGRect(x: 3, y: 4, width: 500, height: 500)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect == CGRect(origin: bounds.origin, size: plain("Text")))
  }

  // MARK: Buttons

  @Test func additionalRoomOfAButtonSurroundsItsContent() {
    let button = WideButton(type: .system)
    button.setTitle("Send", for: .normal)
    guard case .buttonStyle(let style) = button._attribute(.buttonStyle) else {
      Issue.record("Expected a style.")
      return
    }
    #expect(
      style.contentInsets == EdgesValue(top: 16, leading: 20, bottom: 16, trailing: 20)
    )
    #expect(abs(laidOut(button).width - button.intrinsicContentSize.width) < 1e-6)
    #expect(laidOut(button).height == button.intrinsicContentSize.height)
  }

  @Test func aButtonMayOverrideItsIntrinsicContentSize() {
    #expect(laidOut(RoundButton(type: .custom)) == CGSize(width: 56, height: 56))
  }

  @Test func additionalRoomOfAButtonIsAddedToItsEdgeInsets() {
    let button = WideButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    guard case .buttonStyle(let style) = button._attribute(.buttonStyle) else {
      Issue.record("Expected a style.")
      return
    }
    #expect(
      style.details?.insets == EdgesValue(top: 11, leading: 22, bottom: 13, trailing: 24)
    )
  }

  @Test func aButtonMayOverrideItsHeightByAMinimum() {
    let button = TallButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(laidOut(button).height == 50)
    button.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(laidOut(button).height > 60)
  }

  // MARK: Fields

  private func field(_ field: UITextField) -> FieldValue? {
    guard case .field(let value) = field._attribute(.field) else { return nil }
    return value
  }

  @Test func aFieldKeepsItsTextWithinTheRectangleOfItsClass() throws {
    let value = try #require(field(PaddedField()))
    #expect(value.insets == EdgesValue(top: 10, leading: 15, bottom: 8, trailing: 20))
    #expect(value.gaps == .zero)
  }

  @Test func aBorderIsPartOfTheDistance() throws {
    let padded = PaddedField()
    padded.borderStyle = .roundedRect
    let value = try #require(field(padded))
    #expect(value.insets.leading == 8)
    #expect(value.insets.trailing == 13)
  }

  @Test func aFieldMayOverrideLeftViewRect() throws {
    let icon = IconField()
    icon.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    icon.leftViewMode = .always
    let value = try #require(field(icon))
    #expect(value.insets.leading == 12)
    #expect(value.gaps == EdgesValue(leading: 5))
    #expect(icon.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 40)).minX == 43)
  }

  @Test func aPlainFieldHasNoInsets() throws {
    let value = try #require(field(UITextField()))
    #expect(value.insets == .zero)
  }
}
