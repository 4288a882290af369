import Foundation

/// The folders of a bundle in which a file may be: those of a language, the base and the bundle's
/// own.
struct LocalizedFolders {
  private let root: URL
  private let languages: [URL]
  private let others: [URL]

  init(of bundle: Bundle, language: String) {
    let root = bundle.resourceURL ?? bundle.bundleURL
    self.root = root
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let folders = entries.filter { $0.hasSuffix(".lproj") }.sorted()
    func folder(_ language: String) -> URL? {
      // SwiftPM writes the names of languages in lower case.
      let name = "\(language).lproj".lowercased()
      return folders.first { $0.lowercased() == name }.map { root.appending(path: $0) }
    }
    languages = Self.fallbacks(language).compactMap(folder)
    others = [folder("base"), root, folder("en")].compactMap(\.self)
  }

  /// The language and what stands for it: `zh-Hans-CN`, `zh-Hans`, `zh`.
  static func fallbacks(_ language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  func contents(of file: String) -> Data? {
    for folder in languages + others {
      let path = folder.appending(path: file).path
      if let data = FileManager.default.contents(atPath: path) { return data }
    }
    return nil
  }

  /// Returns a file that all languages share.
  func shared(_ file: String) -> Data? {
    FileManager.default.contents(atPath: root.appending(path: file).path)
  }

  /// Returns the translations of a table of strings; empty without one for the language.
  func texts(of table: String) -> [String: String] {
    list(of: "\(table).strings").compactMapValues { $0 as? String }
  }

  /// Returns the property list of the bundle, else of the language; empty without one.
  ///
  /// Of one name a file that is not localized comes first, as Apple's "Bundle Programming Guide" says.
  func list(of file: String) -> [String: Any] {
    for folder in [root] + languages {
      let path = folder.appending(path: file).path
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return list as? [String: Any] ?? [:]
    }
    return [:]
  }
}
