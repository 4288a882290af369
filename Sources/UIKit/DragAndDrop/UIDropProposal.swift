public import Foundation

/// The effect of a drop on the dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is transferred.
  case cancel
  /// No transfer, indicated by a badge.
  case forbidden
  case copy
  /// A move, if the source allows it.
  case move
}

/// The proposal of a drop target for dragged items.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// A Boolean value that indicates whether the drop has a precise position, as between characters;
  /// it has no effect.
  open var isPrecise = false
  /// A Boolean value that indicates whether previews keep their size; here they always do.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
