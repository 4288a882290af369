public import Foundation

/// An item of data that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the data for the drop target.
  open private(set) var itemProvider: NSItemProvider

  /// An object of the app that is available in the drop.
  open var localObject: Any?

  /// The provider of the preview after the drag has begun; nil keeps the preview of the lift.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

extension [UIDragItem] {
  /// Returns whether an item has data of one of the types.
  @MainActor
  func _conform(to typeIdentifiers: [String]) -> Bool {
    contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns whether an object of a class can be created from an item.
  @MainActor
  func _canLoad(_ aClass: any NSItemProviderReading.Type) -> Bool {
    contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
