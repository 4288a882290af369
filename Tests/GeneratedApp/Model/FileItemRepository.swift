public import Foundation

/// Reads the items from a JSON file; while there is no file, the items are `defaults`.
public struct FileItemRepository: ItemRepository {
  private let file: URL
  private let defaults: [Item]

  public init(file: URL, defaults: [Item]) {
    self.file = file
    self.defaults = defaults
  }

  @concurrent
  public func items() async throws(ItemError) -> [Item] {
    guard FileManager.default.fileExists(atPath: file.path) else { return defaults }
    do {
      return try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
    } catch {
      throw .unreadable("\(file.lastPathComponent): \(error)")
    }
  }

  public func item(id: Item.ID) async throws(ItemError) -> Item? {
    try await items().first { $0.id == id }
  }
}
