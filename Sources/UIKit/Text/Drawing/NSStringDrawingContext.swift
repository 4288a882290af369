public import Foundation

/// What is known of a text after it was measured.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the text that was measured last.
  open internal(set) var totalBounds = CGRect.zero
}
