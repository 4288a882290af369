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
