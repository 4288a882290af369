/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A direction in a text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A position in UIKit's text views: an offset in UTF-16 code units from the start.
final class _TextPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? _TextPosition)?.offset == offset
  }

  override var hash: Int { offset }
}

final class _TextRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { _TextPosition(range.lowerBound) }
  override var end: UITextPosition { _TextPosition(range.upperBound) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? _TextRange)?.range == range
  }

  override var hash: Int { range.hashValue }
}
