import Foundation
import PrivateFiles
import Testing

struct PrivateFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "private-\(UUID())", directoryHint: .isDirectory)

  private func mode(_ url: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func filesAreReadableByTheirOwnerOnly() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PrivateFiles.makeFolder(folder)
    let file = folder.appending(path: "secret")
    try PrivateFiles.write(Data("a".utf8), to: file)
    #expect(try mode(folder) == 0o700)
    #expect(try mode(file) == 0o600)
  }

  @Test func aFileIsReplacedWholeAndLeavesNoDraft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PrivateFiles.makeFolder(folder)
    let file = folder.appending(path: "secret")
    try PrivateFiles.write(Data("old".utf8), to: file)
    try PrivateFiles.write(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["secret"])
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    let file = folder.appending(path: "nowhere/secret")
    #expect(throws: CocoaError.self) { try PrivateFiles.write(Data(), to: file) }
  }

  // MARK: - Data folders

  @Test func aFolderOfOnesOwnPasses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PrivateFiles.check(folder)
    try PrivateFiles.makeFolder(folder)
    try PrivateFiles.check(folder)
  }

  @Test func aFolderToWhichEveryoneMayWriteIsRefusedAlsoBehindALink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appending(path: "data", directoryHint: .isDirectory)
    try PrivateFiles.makeFolder(data)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: data.path)
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: data)
    for url in [data, link] {
      let error = #expect(throws: UnsafeFolder.self) { try PrivateFiles.check(url) }
      #expect(error?.reason == .writableByEveryone)
      #expect("\(try #require(error))".contains("/data"))
    }
  }

  @Test func aFileInPlaceOfAFolderIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder)
    let error = #expect(throws: UnsafeFolder.self) { try PrivateFiles.check(folder) }
    #expect(error?.reason == .notAFolder)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func aFolderOfAnotherUserIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PrivateFiles.makeFolder(folder)
    try FileManager.default.setAttributes([.ownerAccountID: 12_345], ofItemAtPath: folder.path)
    let error = #expect(throws: UnsafeFolder.self) { try PrivateFiles.check(folder) }
    #expect(error?.reason == .owner(12_345))
  }

  @Test func aLinkInPlaceOfAFileIsReplacedAndItsTargetStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try PrivateFiles.makeFolder(folder)
    let target = folder.appending(path: "target")
    try Data("kept".utf8).write(to: target)
    let file = folder.appending(path: "secret")
    for link in [file, file.appendingPathExtension("new")] {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    }
    try PrivateFiles.write(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: target) == Data("kept".utf8))
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }
}
