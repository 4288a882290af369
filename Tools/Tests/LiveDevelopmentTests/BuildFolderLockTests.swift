import Foundation
import Testing

@testable import LiveDevelopment

struct BuildFolderLockTests {
  @Test func isThereForOneAtATime() async throws {
    try await withTemporaryFolder { folder in
      let first = BuildFolderLock(folder)
      let isTaken = first != nil
      #expect(isTaken)
      let second = BuildFolderLock(folder)
      let isRefused = second == nil
      #expect(isRefused)
      _ = consume first
      let third = BuildFolderLock(folder)
      let isTakenAgain = third != nil
      #expect(isTakenAgain)
    }
  }

  @Test func isTheFileThatSwiftPMLocks() async throws {
    let folder = URL(filePath: "/package-\(UUID().uuidString)/.build", directoryHint: .isDirectory)
    let lock = BuildFolderLock(folder)
    let isTaken = lock != nil
    #expect(isTaken)
    let name = folder.path.replacing("/", with: "_").trimmingSuffix("_") + ".lock"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    #expect(FileManager.default.fileExists(atPath: file.path))
    try FileManager.default.removeItem(at: file)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    last == suffix ? String(dropLast()) : self
  }
}
