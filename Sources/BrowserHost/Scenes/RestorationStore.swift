import Foundation
import Logging
import PrivateFiles

/// What scenes leave behind, so that a process that comes after can build them again.
@MainActor
struct RestorationStore {
  /// Scenes remembered for one app of one device; the oldest are forgotten.
  static let maximumCount = 64
  /// Bytes of one scene's data.
  static let maximumSize = 1 << 20

  let folder: URL
  let logger: ThrottledLogger

  /// - Returns: Whether it is written; a scene that cannot be remembered starts anew.
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

  /// Forgets a scene.
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
