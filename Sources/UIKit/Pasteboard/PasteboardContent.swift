import Foundation
import UIKitHosting

/// The content of a pasteboard, shared by all objects for that pasteboard.
@MainActor
final class PasteboardContent {
  struct Item {
    /// The representations by type.
    var values: [String: Any]
    /// The provider with which the item was set.
    var provider: NSItemProvider?
  }

  /// The options with which items were set.
  struct Options {
    /// A Boolean value indicating whether the items are not copied to the clipboard of the user's
    /// device.
    var isLocal = false
    /// The date at which the items expire.
    var expiration: Date?
  }

  private let file: PasteboardFile?
  private var stored: [Item] = []
  private(set) var options = Options()
  private var changes = 0

  /// The number of changes, also by other processes.
  var changeCount: Int {
    refresh()
    return changes
  }

  /// - Parameter file: The file by which other processes share the content; nil for content of this one.
  init(file: PasteboardFile? = nil) {
    self.file = file
  }

  /// The items; empty after their expiration date.
  var items: [Item] {
    refresh()
    return isExpired ? [] : stored
  }

  /// Takes over what another process has set.
  private func refresh() {
    guard let items = file?.changedItems() else { return }
    stored = items.map { Item(values: $0) }
    options = Options()
    changes += 1
  }

  private var isExpired: Bool {
    guard let expiration = options.expiration else { return false }
    return expiration <= _SceneRuntime.current?.clock.date ?? Date()
  }

  func replace(_ items: [Item], _ options: Options = Options()) {
    stored = items
    self.options = options
    changes += 1
    file?.write(items.map(\.values))
  }

  /// Appends items, which share the options of the existing ones.
  func append(_ items: [Item]) {
    replace(self.items + items, isExpired ? Options() : options)
  }

  /// Adds a representation that the provider of an item has loaded.
  func fill(_ index: Int, _ type: String, with value: Any) {
    if stored.indices.contains(index) { stored[index].values[type] = value }
  }

  /// The types of all items.
  var types: Set<String> {
    Set(items.flatMap(\.values.keys))
  }
}
