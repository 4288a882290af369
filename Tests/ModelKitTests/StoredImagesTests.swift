import AppTesting
import Foundation
import ModelKit
import Testing

/// Limits by bytes, in memory and on disk.
struct StoredImagesTests {
  private let folder = TemporaryFolder()

  private func url(_ number: Int) -> URL { URL(filePath: "/pictures").appending(path: "\(number)") }

  @Test func theLeastRecentlyUsedImageLeavesTheMemory() {
    var images = MemoryImages(limit: 300)
    for number in 1...3 { images.keep(.png(), at: url(number)) }
    #expect(images.image(at: url(1)) != nil)
    images.keep(.png(), at: url(4))
    #expect(images.image(at: url(2)) == nil)
    #expect([1, 3, 4].allSatisfy { images.image(at: url($0)) != nil })
    #expect(images.size == 300)
  }

  @Test func aReplacedImageIsCountedOnce() {
    var images = MemoryImages(limit: 300)
    images.keep(.png(size: 200), at: url(1))
    images.keep(.png(size: 50), at: url(1))
    #expect(images.size == 50)
  }

  @Test func anImageAboveTheLimitIsNotKept() throws {
    var memory = MemoryImages(limit: 99)
    memory.keep(.png(), at: url(1))
    #expect(memory.size == 0)
    var disk = DiskImages(folder: folder.url, limit: 99)
    try disk.keep(.png(), at: url(1))
    #expect(disk.size == 0)
    #expect(disk.image(at: url(1)) == nil)
  }

  @Test func theLeastRecentlyUsedImageLeavesTheDisk() throws {
    let size = 100 + url(1).absoluteString.utf8.count + 1
    var images = DiskImages(folder: folder.url, limit: 3 * size)
    for number in 1...3 { try images.keep(.png(UInt8(number)), at: url(number)) }
    #expect(images.image(at: url(1)) == .png(1))
    try images.keep(.png(4), at: url(4))
    #expect(images.image(at: url(2)) == nil)
    #expect([1, 3, 4].allSatisfy { images.image(at: url($0)) == .png(UInt8($0)) })
    #expect(images.size == 3 * size)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.count == 3)
  }

  @Test func anotherProcessHasTheSameSize() throws {
    var images = DiskImages(folder: folder.url, limit: 10_000)
    for number in 1...3 { try images.keep(.png(), at: url(number)) }
    var others = DiskImages(folder: folder.url, limit: 10_000)
    #expect(others.size == images.size)
    #expect(others.image(at: url(2)) == .png())
  }

  @Test func aFileOfAnotherAddressIsIgnored() throws {
    var images = DiskImages(folder: folder.url, limit: 10_000)
    try images.keep(.png(), at: url(1))
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).first
    )
    _ = try folder.write(Data("https://other.example/\n".utf8) + .png(), to: name)
    #expect(images.image(at: url(1)) == nil)
  }
}
