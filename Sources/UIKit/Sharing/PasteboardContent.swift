import Foundation
import UIKitHosting

/// The content of a pasteboard, which all pasteboards of its name share.
@MainActor
final class PasteboardContent {
  struct Item {
    /// Representations by their types.
    var values: [String: Any]
    /// The provider that the item was set by.
    var provider: NSItemProvider?
  }

  /// The options that items were set with.
  struct Options {
    /// Whether the items stay off the clipboard of the person's device.
    var isLocal = false
    /// The date after which the items are gone.
    var expiration: Date?
  }

  private var stored: [Item] = []
  private(set) var options = Options()
  private(set) var changeCount = 0

  /// The items, of which none is left after their expiration date.
  var items: [Item] {
    isExpired ? [] : stored
  }

  private var isExpired: Bool {
    guard let expiration = options.expiration else { return false }
    return expiration <= _SceneRuntime.current?.clock.date ?? Date()
  }

  func replace(_ items: [Item], _ options: Options = Options()) {
    stored = items
    self.options = options
    changeCount += 1
  }

  /// Appends items, which share the options of those that there are.
  func append(_ items: [Item]) {
    replace(self.items + items, isExpired ? Options() : options)
  }

  /// Gives an item a representation that its provider has loaded.
  func fill(_ index: Int, _ type: String, with value: Any) {
    if stored.indices.contains(index) { stored[index].values[type] = value }
  }

  /// The types of all items, each once.
  var types: Set<String> {
    Set(items.flatMap(\.values.keys))
  }
}
