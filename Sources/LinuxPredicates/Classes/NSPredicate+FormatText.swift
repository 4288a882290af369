import Foundation

/// Reads the formats of predicates of any class.
private protocol FormatReading {
  var predicateFormat: String { get }
}

extension NSPredicate: FormatReading {}

extension NSPredicate {
  /// The format, without the compiler's warning that strings of Foundation's predicates are no formats.
  var formatText: String { (self as any FormatReading).predicateFormat }
}
