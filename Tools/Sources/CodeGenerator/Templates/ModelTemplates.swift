/// The model: items in a file.
struct ModelTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("Model/Item.swift", item),
      GeneratedFile("Model/Item+Samples.swift", samples),
      GeneratedFile("Model/ItemError.swift", error),
      GeneratedFile("Model/ItemRepository.swift", repository),
      GeneratedFile("Model/FileItemRepository.swift", fileRepository),
    ]
  }

  private var item: String {
    """
    /// One item of the app.
    public struct Item: Codable, Hashable, Identifiable, Sendable {
      public var id: String
      public var title: String
      public var text: String

      public init(id: String, title: String, text: String) {
        self.id = id
        self.title = title
        self.text = text
      }
    }
    """
  }

  private var samples: String {
    """
    extension Item {
      /// The items of a device that has none of its own.
      public static let samples = [
        Item(
          id: "presenter",
          title: "Presenter",
          text: "Holds the state of a screen and changes it. It imports no UIKit."
        ),
        Item(
          id: "view",
          title: "View",
          text: "Renders the state and reports every tap. It makes no decisions."
        ),
        Item(
          id: "coordinator",
          title: "Coordinator",
          text: "Creates the screens of a flow and navigates between them."
        ),
      ]
    }
    """
  }

  private var error: String {
    """
    /// The failures of an item repository.
    public enum ItemError: Error, Equatable, Sendable {
      /// The file cannot be read; the text is for developers.
      case unreadable(String)
    }
    """
  }

  private var repository: String {
    """
    /// The items of the app, independent of where they are stored.
    public protocol ItemRepository: Sendable {
      /// All items, in the order of the list.
      /// - Throws: `.unreadable`.
      func items() async throws(ItemError) -> [Item]

      /// Finds one item.
      /// - Returns: Nil if no item has this id.
      /// - Throws: `.unreadable`.
      func item(id: Item.ID) async throws(ItemError) -> Item?
    }
    """
  }

  private var fileRepository: String {
    """
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
          throw .unreadable("\\(file.lastPathComponent): \\(error)")
        }
      }

      public func item(id: Item.ID) async throws(ItemError) -> Item? {
        try await items().first { $0.id == id }
      }
    }
    """
  }
}
