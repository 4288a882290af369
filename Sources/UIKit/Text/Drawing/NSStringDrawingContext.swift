public import Foundation

/// The results of measuring a text.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the text that was measured last.
  open internal(set) var totalBounds = CGRect.zero
}
