package import UIKitHosting

/// Shows text that cannot be edited.
open class UILabel: UIView {
  package override var _kind: NodeKind { .label }

  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || newValue != plain else { return }
      let hadRuns = attributed != nil
      attributed = nil
      plain = newValue
      if hadRuns {
        _written.remove(AttributeKeys(.attributedText))
        _invalidate(.lineBreak)
      }
      textChanged(.text)
    }
  }

  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      textChanged(newValue == nil ? .text : .attributedText)
      _invalidate(.lineBreak)
    }
  }

  open var font: UIFont! {
    get { ownFont ?? UILabel.defaultFont }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      textChanged(.font)
    }
  }

  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set {
      guard newValue != ownColor else { return }
      ownColor = newValue
      _invalidate(.textColor)
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      if textAlignment != oldValue { _invalidate(.textAlignment) }
      changeParagraphs { $0.alignment = textAlignment }
    }
  }

  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue { _invalidate(.lineBreak) }
      changeParagraphs { $0.lineBreakMode = lineBreakMode }
    }
  }

  /// Whether the text grows with the reader's text size at once.
  ///
  /// Fonts of a text style do so on every display of ours.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// The most lines shown; 0 for as many as needed.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { textChanged(.numberOfLines) } }
  }

  open override var intrinsicContentSize: CGSize {
    _textSize(fitting: nil)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(plain)
    case .attributedText: .attributedText(attributed?._runs ?? [])
    case .font: .font(font._value)
    case .textColor: .textColor(textColor._value)
    case .textAlignment: .textAlignment(textAlignment._value)
    case .numberOfLines: .numberOfLines(numberOfLines)
    case .lineBreak: .lineBreak((attributed?._lineBreakMode ?? lineBreakMode)._value)
    default: super._attribute(key)
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var plain: String?
  private var attributed: NSAttributedString?
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// The paragraphs of a text that says how they are set.
  final var _paragraphs: [TextParagraph]? { attributed?._runs.paragraphs }

  /// What is set for the label when it has its text counts for all paragraphs.
  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let changed = attributed?._changingParagraphs(change) else { return }
    attributed = changed
    textChanged(.attributedText)
  }

  private func textChanged(_ key: AttributeKey) {
    _invalidate(key)
    invalidateIntrinsicContentSize()
  }
}
