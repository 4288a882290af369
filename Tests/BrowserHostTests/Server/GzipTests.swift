import Foundation
import Testing

@testable import BrowserHost

struct GzipTests {
  @Test(arguments: [[], Array("a".utf8), Array(repeating: 7, count: 100_000)] as [[UInt8]])
  func whatIsCompressedCanBeRestored(_ bytes: [UInt8]) throws {
    #expect(try restored(Gzip.compressed(bytes, level: 9)) == bytes)
    #expect(try restored(Gzip.compressed(bytes, level: 1)) == bytes)
  }

  @Test func whatRepeatsBecomesSmall() {
    #expect(Gzip.compressed(Array(repeating: 7, count: 100_000), level: 6).count < 300)
  }

  /// By the program of that name, so that not two faults of ours cancel out.
  private func restored(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    process.arguments = ["-dc"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
    return [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
  }
}
