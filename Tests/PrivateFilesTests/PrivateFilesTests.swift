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

  @Test func nobodyElseMayReadThem() throws {
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
}
