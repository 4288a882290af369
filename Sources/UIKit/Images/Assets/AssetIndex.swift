import Foundation

/// The folders of assets by name.
struct AssetIndex {
  private var folders: [AssetCatalogs.Kind: [String: URL]] = [:]

  /// Reads the folders of catalogues; of assets with the same name the first one counts.
  init(of catalogs: [URL]) {
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) { add(catalog, namespace: "") }
  }

  subscript(kind: AssetCatalogs.Kind, name: String) -> URL? { folders[kind]?[name] }

  private mutating func add(_ group: URL, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: group.path)) ?? []
    for name in names.sorted() {
      let url = group.appending(path: name, directoryHint: .isDirectory)
      let split = name as NSString
      if let kind = AssetCatalogs.Kind(rawValue: split.pathExtension) {
        let full = namespace + split.deletingPathExtension
        folders[kind, default: [:]][full] = folders[kind]?[full] ?? url
      } else if split.pathExtension.isEmpty || split.pathExtension == "spriteatlas" {
        // Names of groups have no extension.
        let stem = split.deletingPathExtension
        add(url, namespace: providesNamespace(url) ? "\(namespace)\(stem)/" : namespace)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    AssetCatalogs.contents(of: folder, as: Group.self)?.properties?.providesNamespace ?? false
  }
}
