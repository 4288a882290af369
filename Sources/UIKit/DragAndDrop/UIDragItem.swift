public import Foundation

/// A piece of data that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives the data to the place that the item is dropped on.
  open private(set) var itemProvider: NSItemProvider

  /// Anything that the app wants to find in the drop.
  open var localObject: Any?

  /// Makes the preview that is shown once the drag has begun; nil for that of the lift.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

extension [UIDragItem] {
  /// Whether an item has data of one of the types.
  @MainActor
  func _conform(to typeIdentifiers: [String]) -> Bool {
    contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether an object of a class can be made from an item.
  @MainActor
  func _canLoad(_ aClass: any NSItemProviderReading.Type) -> Bool {
    contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
