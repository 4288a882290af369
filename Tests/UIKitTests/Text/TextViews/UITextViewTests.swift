import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UITextView`, `UITextViewDelegate`.
@MainActor
struct UITextViewTests {
  private let log = CallLog()
  private let view = UITextView()
  private let field = UITextField()
  private let delegate: Writer
  private let driver: SceneDriver

  init() {
    delegate = Writer(log)
    let screen = UIViewController()
    view.accessibilityLabel = "Note"
    view.delegate = delegate
    field.placeholder = "Title"
    screen.view.addSubview(view)
    screen.view.addSubview(field)
    driver = SceneDriver(rootViewController: screen)
    _ = log.take()
  }

  @Test func attributedTextIsSetWithoutTheOverrideOfText() {
    let view = ColoringView()
    view.text = "Jane"
    #expect(view.text == "Jane" && view.textColor == .blue)
  }

  @Test func editingCallsTheDelegateInUIKitsOrder() throws {
    try driver.type("a", into: "Note")
    #expect(
      log.take() == [
        "should begin", "did begin", "should change 0+0 to a", "selection", "change a",
      ]
    )
    #expect(driver.screen.contains("text view \"Note\" = a, editing"))
    try driver.endEditing()
    #expect(log.take() == ["should end", "did end"])
    #expect(!view.isFirstResponder)
  }

  /// Apple: `attributedText`.
  @Test func aTextWithAttributesIsShownWhereItIsNotEdited() throws {
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemRed]
    )
    text.append(
      NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    )
    view.attributedText = text
    #expect(view.text == "Big small")
    #expect(view.font == .systemFont(ofSize: 30) && view.textColor == .systemRed)
    #expect(runs.isEmpty)
    view.isEditable = false
    #expect(runs.map(\.text) == ["Big", " small"])
    #expect(runs.map { $0.font?.pointSize } == [30, 9])
    view.textColor = .systemBlue
    #expect(runs.allSatisfy { $0.color == UIColor.systemBlue._value })
    #expect(runs.map { $0.font?.pointSize } == [30, 9])
    view.font = .systemFont(ofSize: 12)
    #expect(Set(runs.map { $0.font?.pointSize }) == [12])
    view.text = "Plain"
    #expect(runs.isEmpty)
    #expect(view.attributedText.string == "Plain")
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12))
    view.attributedText = nil
    #expect(view.text == "")
  }

  @Test func typingRemovesTheAttributes() throws {
    view.attributedText = NSAttributedString(string: "A", attributes: [.kern: 3])
    try driver.type("B", into: "Note")
    view.isEditable = false
    #expect(runs.isEmpty && view.text.contains("B"))
  }

  private var runs: [TextRun] {
    driver.settle()
    let all = driver.display.tree.nodes.values.flatMap(\.attributes)
    return all.compactMap { if case .attributedText(let runs, _) = $0 { runs } else { nil } }
      .first { !$0.isEmpty } ?? []
  }

  /// Apple: `init(frame:textContainer:)` is the designated initialiser, which subclasses override.
  @Test func subclassesOverrideTheDesignatedInitialiser() {
    #expect(GrowingTextView().textContainerInset.top == 12)
    #expect(GrowingTextView(frame: .zero).textContainerInset.top == 12)
    let container = view.textContainer
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func theReturnKeyAddsALine() throws {
    try driver.type("a\nb", into: "Note")
    #expect(view.text == "a\nb")
    #expect(log.take().contains("should change 1+0 to \n"))
  }

  @Test func aDelegateThatRefusesTheReturnKeyMayPutTheKeyboardAway() throws {
    delegate.endsAtReturn = true
    try driver.type("a\n", into: "Note")
    #expect(view.text == "a")
    #expect(!view.isFirstResponder)
    #expect(driver.find("Note", .textView)[0].value == "a")
  }

  @Test func theKeyboardMovesBetweenFieldsAndViews() throws {
    try driver.type("a", into: "Note")
    try driver.type("b", into: "Title")
    #expect(driver.focusedField?.label == "Title")
    #expect(log.take().suffix(2) == ["should end", "did end"])
    #expect(view.becomeFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test func aReadOnlyTextViewRejectsTyping() throws {
    view.text = "Read me"
    view.isEditable = false
    #expect(driver.screen.contains("text view \"Note\" = Read me"))
    #expect(throws: DriverError.self) { try driver.type("x", into: "Note") }
    #expect(view.text == "Read me")
    #expect(log.take() == [])
  }

  @Test func editingEndsWhereItIsNoLongerAllowed() throws {
    try driver.type("a", into: "Note")
    delegate.staysInEditing = true
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(log.take().last == "did end")
  }

  @Test func settingTheTextDoesNotCallTheDelegate() {
    view.text = "one\r\ntwo\rthree"
    #expect(view.text == "one\ntwo\nthree")
    view.text = nil
    #expect(view.text == "" && !view.hasText)
    #expect(log.take() == [])
  }

  @Test func aCorrectorGetsWhatItSets() throws {
    delegate.shouts = true
    try driver.type("hi\nyou", into: "Note")
    #expect(view.text == "HI\nYOU")
    #expect(driver.find("Note", .textView)[0].value == "HI\nYOU")
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let one = view.intrinsicContentSize.height
    view.text = "1\n2\n3"
    #expect(view.intrinsicContentSize.height > 2 * one - 16)
  }

  // https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  @Test(arguments: [true, false])
  func sizeThatFitsIsThatOfTheTextWithAndWithoutScrolling(isScrollEnabled: Bool) {
    let fresh = UITextView()
    fresh.isScrollEnabled = isScrollEnabled
    let one = fresh.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(one.height > 16)
    let sized = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    sized.isScrollEnabled = isScrollEnabled
    sized.text = "Words that go on for more than a line"
    let many = sized.sizeThatFits(CGSize(width: 100, height: 300))
    #expect(many.width <= 100)
    #expect(many.height > one.height + 3 * (one.height - 16) - 1)
    #expect(sized.sizeThatFits(.zero).height == one.height)
    #expect(sized.contentSize == CGSize(width: 100, height: many.height))
    sized.contentSize = .zero
    #expect(sized.contentSize.height == many.height)
  }

  @Test
  func anInputBarGrowsLineByLineUpToItsMostAndStaysThere() throws {
    delegate.grows = view.heightAnchor.constraint(equalToConstant: 120)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    let screen = try #require(view.superview)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    driver.settle()
    var heights: [CGFloat] = []
    for _ in 1...9 {
      try driver.type("\n", into: "Note")
      heights.append(view.frame.height)
    }
    let font = view.font ?? .systemFont(ofSize: 17)
    #expect(heights == (2...10).map { min(16 + font.height(ofLines: $0), 120) })
  }

  // https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding
  @Test func lineFragmentPaddingInsetsLines() {
    #expect(view.textContainer.lineFragmentPadding == 5)
    let width = view.sizeThatFits(.zero).width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(.zero).width == width - 10)
    driver.settle()
    let insets = driver.display.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .field(let field) = $0, field.insets.top == 8 { field.insets.leading } else { nil }
    }
    #expect(insets == [0])
  }

  @Test func aNewDisplayStartsFromTheCurrentText() throws {
    try driver.type("kept", into: "Note")
    let typing = driver.scene.snapshot().changes.compactMap { change in
      if case .set(_, .textView, .typing(let value)) = change { value.text } else { nil }
    }
    #expect(typing == ["kept"])
  }
}

private final class Writer: NSObject, UITextViewDelegate {
  var endsAtReturn = false
  var staysInEditing = false
  var shouts = false
  /// The constraint to the maximum height, which is active while the text is taller.
  var grows: NSLayoutConstraint?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log("should begin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log("did begin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log("should end")
    return !staysInEditing
  }

  func textViewDidEndEditing(_ textView: UITextView) { log("did end") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    log("should change \(range.location)+\(range.length) to \(text)")
    if endsAtReturn, text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    guard shouts, let place = Range(range, in: textView.text) else { return true }
    textView.text = textView.text.replacingCharacters(in: place, with: text).uppercased()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    log("change \(textView.text ?? "")")
    guard let grows else { return }
    let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = textView.sizeThatFits(room).height > grows.constant
    textView.isScrollEnabled = isTooHigh
    grows.isActive = isTooHigh
  }

  func textViewDidChangeSelection(_ textView: UITextView) { log("selection") }
}

private final class GrowingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A view that makes its text attributed, as those of apps do.
private final class ColoringView: UITextView {
  override var text: String! {
    didSet {
      attributedText = NSAttributedString(
        string: text,
        attributes: [.foregroundColor: UIColor.blue]
      )
    }
  }
}
