import Foundation
import UIKitHosting

/// The client's files and the symbols, read once, with the addresses that their digest gives.
struct ClientAssets: Sendable {
  struct File: Sendable, Equatable {
    var bytes: [UInt8]
    var mediaType: String
  }

  let files: [String: File]
  let symbols: File
  let addresses: AssetAddresses
  let digest: String

  /// - Throws: `CocoaError` where the client's folder is not with the program.
  static func load() throws -> ClientAssets {
    let folder = Bundle.module.bundleURL.appending(path: "Client", directoryHint: .isDirectory)
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    var files: [String: File] = [:]
    for url in urls {
      guard let type = mediaTypes[url.pathExtension] else { continue }
      files[url.lastPathComponent] = File(
        bytes: [UInt8](try Data(contentsOf: url)),
        mediaType: type
      )
    }
    return ClientAssets(files: files)
  }

  init(files: [String: File]) {
    var files = files
    files["kinds.js"] = File(
      bytes: Array(CommitMessage.kindsScript.utf8),
      mediaType: "text/javascript; charset=utf-8"
    )
    self.files = files
    symbols = File(bytes: Array(SymbolSheet.svg.utf8), mediaType: "image/svg+xml")
    let all = files.sorted { $0.key < $1.key }.flatMap { Array($0.key.utf8) + $0.value.bytes }
    digest = Digest.name(of: all)
    addresses = AssetAddresses(
      client: "/-/client/\(digest)/",
      symbols: "/-/symbols/\(Digest.name(of: symbols.bytes)).svg",
      images: "/-/image/"
    )
  }

  private static let mediaTypes = [
    "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
  ]
}
