import Foundation
import Logging
import PrivateFiles
import UIKitHosting

/// The saved states of scenes, from which a later process restores them.
@MainActor
struct RestorationStore {
  /// The number of scenes saved for an app of a device; the oldest are removed.
  static let maximumCount = 64
  /// The size limit of a scene's data, in bytes.
  static let maximumSize = 1 << 20

  let folder: URL
  let logger: ThrottledLogger

  /// Saves a scene's data.
  /// - Returns: False if the data could not be written; the scene then starts anew.
  func save(_ data: Data, of scene: String) -> Bool {
    guard data.count <= Self.maximumSize else { return false }
    do {
      try PrivateFiles.makeFolder(folder)
      try PrivateFiles.write(data, to: file(of: scene))
      forgetOldest()
      return true
    } catch {
      return false
    }
  }

  func data(of scene: String) -> Data? {
    guard RandomName.isValid(scene) else { return nil }
    let file = file(of: scene)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch {
      logger.warning("A scene cannot be restored.", metadata: ["file": "\(file.path)"])
      return nil
    }
  }

  /// Removes the data of a scene.
  func remove(_ scene: String) {
    guard RandomName.isValid(scene) else { return }
    try? FileManager.default.removeItem(at: file(of: scene))
  }

  private func file(of scene: String) -> URL {
    folder.appending(path: scene, directoryHint: .notDirectory)
  }

  private func forgetOldest() {
    let key = URLResourceKey.contentModificationDateKey
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [key]
      )) ?? []
    guard files.count > Self.maximumCount else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(Self.maximumCount) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
