import Foundation
import UIKitHosting

/// The storyboard and nib files of bundles.
@MainActor
enum InterfaceFiles {
  private static var known: [Key: InterfaceDocument?] = [:]

  private struct Key: Hashable {
    let name: String
    let type: String
    let bundle: URL
    let language: String
  }

  /// Returns a file's document in the language of the current scene; nil without such a file.
  ///
  /// Documents are kept: parsing takes longer than making a scene of one.
  ///
  /// - Throws: `InterfaceError` if the file cannot be read.
  static func document(
    named name: String,
    type: String,
    in bundle: Bundle
  ) throws -> InterfaceDocument? {
    let language = _SceneRuntime.current?.application._device.language ?? "en"
    let key = Key(name: name, type: type, bundle: bundle.bundleURL, language: language)
    if let document = known[key] { return document }
    let document = try read(name, type, in: bundle, language)
    known[key] = .some(document)
    return document
  }

  private static func read(
    _ name: String,
    _ type: String,
    in bundle: Bundle,
    _ language: String
  ) throws -> InterfaceDocument? {
    let folders = LocalizedFolders(of: bundle, language: language)
    let file = "\(name).\(type)"
    guard let data = folders.contents(of: file) else { return nil }
    return try InterfaceDocument(data, file: file, texts: folders.texts(of: name))
  }
}

/// The folders of a bundle in which a file may be: those of a language, the base and the bundle's
/// own.
struct LocalizedFolders {
  private let languages: [URL]
  private let others: [URL]

  init(of bundle: Bundle, language: String) {
    let root = bundle.resourceURL ?? bundle.bundleURL
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
  private static func fallbacks(_ language: String) -> [String] {
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

  /// Returns the translations of a table of strings; empty without one for the language.
  func texts(of table: String) -> [String: String] {
    for folder in languages {
      let path = folder.appending(path: "\(table).strings").path
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return list as? [String: String] ?? [:]
    }
    return [:]
  }
}
