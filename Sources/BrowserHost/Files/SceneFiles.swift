import Foundation
import UIKitHosting

/// The files that a scene has received, in the device's temporary folder.
struct SceneFiles {
  /// The files that are being uploaded; nil between transfers.
  var incoming: IncomingFiles?
  /// The folders of received files with their sizes in bytes, the oldest first.
  private(set) var received: [(folder: URL, bytes: Int)] = []

  /// The bytes that the files take, and those under way will take.
  var bytes: Int { received.reduce(incoming?.total ?? 0) { $0 + $1.bytes } }

  /// A Boolean value that indicates whether there is nothing to remove.
  var isEmpty: Bool { incoming == nil && received.isEmpty }

  /// Keeps the files of a transfer that has finished.
  mutating func keepIncoming() {
    guard let incoming else { return }
    received.append((incoming.folder, incoming.total))
    self.incoming = nil
  }

  /// Removes the files of a transfer that was interrupted.
  mutating func dropIncoming() {
    guard let incoming else { return }
    try? FileManager.default.removeItem(at: incoming.folder)
    self.incoming = nil
  }

  /// Removes the files of the oldest transfer, as iOS removes temporary files.
  /// - Returns: False if there are none.
  mutating func dropOldest() -> Bool {
    guard !received.isEmpty else { return false }
    try? FileManager.default.removeItem(at: received.removeFirst().folder)
    return true
  }
}
