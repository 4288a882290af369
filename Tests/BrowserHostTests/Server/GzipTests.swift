import Foundation
import Testing

@testable import BrowserHost

struct GzipTests {
  @Test(arguments: [[], Array("a".utf8), Array(repeating: 7, count: 100_000)] as [[UInt8]])
  func compressedBytesCanBeRestored(_ bytes: [UInt8]) throws {
    #expect(try restored(Gzip.compressed(bytes, level: 9)) == bytes)
    #expect(try restored(Gzip.compressed(bytes, level: 1)) == bytes)
  }

  @Test func repeatedBytesAreCompressed() {
    #expect(Gzip.compressed(Array(repeating: 7, count: 100_000), level: 6).count < 300)
  }

  /// Decompresses by the program `gzip`, which cannot have the same bug.
  ///
  /// It uses files instead of pipes: programs that other tests start at the same time inherit the
  /// ends of a pipe, which then never closes.
  private func restored(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    try Data(bytes).write(to: file.appendingPathExtension("gz"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    process.arguments = ["-d", file.path]
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: file))
  }
}
