import Foundation
import UIKitHosting

/// The files of a choice that a page uploads.
struct IncomingFiles {
  /// The result of adding a part.
  enum Progress: Equatable {
    case received(bytes: Int)
    case finished([ReceivedFile])
  }

  let token: String
  let count: Int
  /// The size of all files in bytes.
  let total: Int
  /// The folder of the files, each of which has a folder of its own, so that names may be equal.
  let folder: URL
  /// The place at which the next part of the current file begins, in bytes.
  private(set) var offset = 0
  private(set) var received = 0
  private(set) var files: [ReceivedFile] = []
  /// The place of the part that is being written; nil between parts.
  private var written: URL?

  init(_ first: FilePart, folder: URL) {
    token = first.token
    count = first.count
    total = first.total
    self.folder = folder
  }

  /// Returns where a part is to be written; nil if it is not the next one, or another one is being
  /// written.
  mutating func begin(_ part: FilePart) -> URL? {
    guard written == nil, part.token == token, part.count == count, part.total == total,
      part.index == files.count, part.offset == offset, received + part.length <= total
    else { return nil }
    let place =
      folder
      .appending(path: String(part.index), directoryHint: .isDirectory)
      .appending(path: ReceivedFile.safeName(part.name), directoryHint: .notDirectory)
    written = place
    return place
  }

  /// Records that the part has been written.
  mutating func end(_ part: FilePart) -> Progress? {
    guard let place = written else { return nil }
    written = nil
    offset += part.length
    received += part.length
    if offset == part.size {
      offset = 0
      files.append(ReceivedFile(url: place, mediaType: part.mediaType))
    }
    return files.count == count ? .finished(files) : .received(bytes: received)
  }
}
