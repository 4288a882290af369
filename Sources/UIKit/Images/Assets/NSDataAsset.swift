public import Foundation

/// A data set of an asset catalogue.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  // Immutable: all stored properties are `let`s of Sendable types.
  public let name: NSDataAssetName
  public let data: Data
  /// The uniform type identifier that the data set states, or that of any data.
  public let typeIdentifier: String

  /// Reads a data set of the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set of a bundle; nil if there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = AssetCatalogs.folder(of: .data, named: name, in: bundle),
      let content = AssetCatalogs.contents(of: folder, as: DataSet.self)?.content,
      let file = content.filename.map({ folder.appending(path: $0) }),
      let data = FileManager.default.contents(atPath: file.path)
    else {
      MissingImages.report("data set", name)
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = content.type ?? "public.data"
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSDataAssetName = String

/// The `Contents.json` of a data set.
private struct DataSet: Decodable {
  struct Content: Decodable {
    let filename: String?
    let type: String?

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  private let data: [AssetEntry<Content>]

  /// The content for the device; nil without a file.
  var content: Content? {
    let traits = UITraitCollection.current
    return data.filter { $0.slot.isSupported && $0.content.filename != nil }
      .max { $0.slot.traits._fitness(for: traits) < $1.slot.traits._fitness(for: traits) }?
      .content
  }
}
