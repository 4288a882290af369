public import Foundation

/// The effect of a drop on the dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is transferred.
  case cancel
  /// Nothing is transferred, and a badge shows that it might have been.
  case forbidden
  case copy
  /// Only where the source allows it.
  case move
}

/// The answer of a place that items are dragged over.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// Whether the drop goes to an exact place, as between two letters; the preview stays where it is here.
  open var isPrecise = false
  /// Whether previews keep their size, which they do here in any case.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
