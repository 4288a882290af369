import UIKitHosting

/// A step of a test that was recorded, without the words of a test library.
enum RecordedStep: Equatable {
  /// The element was not there right after the step before.
  case wait(RecordedElement)
  case perform(RecordedAction, RecordedElement)
  case check(RecordedCheck, RecordedElement)
  /// A finger moved between points of the screen.
  case drag(from: ScreenPoint, to: ScreenPoint)
  /// A tap beside a popover, an alert or a menu.
  case tapBeside
  /// A command by a key of a hardware keyboard.
  case command(KeyValue)
  /// A key of a hardware keyboard that is no command, with its usage in the standard of Human Interface
  /// Devices.
  case key(KeyValue, usage: UInt16)
  case rotate(toLandscape: Bool)
  case shake
  /// An action that no test can repeat; a sentence.
  case comment(String)
}

/// An action on an element.
enum RecordedAction: Equatable {
  case tap
  /// A tap in the trailing or the leading half of a page control.
  case turnPage(isForward: Bool)
  /// A press of a second, which opens a menu.
  case press
  case swipe(SwipeDirection)
  /// A pull that refreshes a list.
  case pull
  /// Scrolled by some of its heights, downwards or upwards, to an offset in points.
  case scroll(pages: Int, x: Double, y: Double)
  /// Deletes characters at the end, and types others.
  case type(deleting: Int, String)
  /// Types into a secure field what is not written into tests.
  case typeSecret
  case pressReturn
  /// Empties a field with a number of characters.
  case clear(Int)
  case slide(to: Double)
  /// Turns a wheel to the row with a title.
  case turn(to: String)
  case move(RecordedMove)
  /// Drags a sheet to one of its heights, by its 0-based index.
  case dragSheet(toHeight: Int)
}

/// The move of a row.
struct RecordedMove: Equatable {
  /// The handle of the row, or the row itself if it has none.
  var grip: RecordedElement
  /// The row in whose place it is dropped; nil if there is none.
  var target: RecordedElement?
  /// The row before which it then is; nil for the end of the section.
  var next: RecordedElement?
  /// The 0-based index of the section.
  var section: Int
  /// The header of the section, if that has no other row.
  var header: HeaderTarget?

  /// The header of a section without rows.
  struct HeaderTarget: Equatable {
    var element: RecordedElement
    /// The middle of the row when it is dropped, in heights of the header from its top.
    var rowMiddle: Double
  }
}

/// An assertion about an element.
struct RecordedCheck: Equatable {
  enum Fact: Equatable {
    case exists
    case label(String)
    /// The value, as XCUITest has it.
    case value(String)
    /// The element can be used, which a test only waits for.
    case isEnabled
    /// Nothing covers the element, which a test only waits for.
    case isHittable
    case isDisabled
  }

  var fact: Fact
  /// Whether it did not hold right after the step before, so that a test waits for it.
  var isLate: Bool
}
