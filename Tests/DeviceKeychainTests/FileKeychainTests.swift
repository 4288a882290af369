import DeviceKeychain
import Foundation
import Testing

struct FileKeychainTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "keychain-\(UUID())", directoryHint: .isDirectory)

  private var file: URL { folder.appending(path: "keychain") }
  private var keyFile: URL { folder.appending(path: "keychain-key") }

  private func withFolder(_ body: (FileKeychain) async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(FileKeychain(folder: folder))
  }

  @Test func aSecretPersists() async throws {
    try await withFolder { keychain in
      try await keychain.set("tökén 🔑", for: "gather")
      try await keychain.set("", for: "empty")
      let next = FileKeychain(folder: folder)
      #expect(try await next.string(for: "gather") == "tökén 🔑")
      #expect(try await next.string(for: "empty") == "")
      #expect(try await next.string(for: "nobody") == nil)
    }
  }

  @Test func aSecretIsReplacedAndDeleted() async throws {
    try await withFolder { keychain in
      try await keychain.set("old", for: "a")
      try await keychain.set("new", for: "a")
      try await keychain.set("kept", for: "b")
      #expect(try await keychain.string(for: "a") == "new")
      try await keychain.remove("a")
      try await keychain.remove("a")
      let next = FileKeychain(folder: folder)
      #expect(try await next.string(for: "a") == nil)
      #expect(try await next.string(for: "b") == "kept")
    }
  }

  @Test func readingMakesNoFolder() async throws {
    try await withFolder { keychain in
      #expect(try await keychain.data(for: "a") == nil)
      try await keychain.remove("a")
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test func filesAreReadableByTheirOwnerOnlyAndEncrypted() async throws {
    try await withFolder { keychain in
      try await keychain.set("swordfish", for: "account-name")
      for file in [file, keyFile] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("swordfish".utf8)) == nil)
        #expect(bytes.range(of: Data("account-name".utf8)) == nil)
      }
    }
  }

  @Test func twoWritesOfASecretDiffer() async throws {
    try await withFolder { keychain in
      try await keychain.set("one", for: "a")
      let first = try Data(contentsOf: file)
      try await keychain.set("two", for: "a")
      try await keychain.set("one", for: "a")
      #expect(try Data(contentsOf: file) != first)
    }
  }

  enum Damage: CaseIterable {
    case flippedBit, cutOff, empty, foreignKey, noKey, shortKey
  }

  @Test(arguments: Damage.allCases)
  func aDamagedFileIsSetAsideOnceAndKept(damage: Damage) async throws {
    try await withFolder { keychain in
      try await keychain.set("secret", for: "a")
      try harm(damage)
      let harmed = try Data(contentsOf: file)
      let next = FileKeychain(folder: folder)
      let error = await #expect(throws: KeychainError.self) { try await next.data(for: "a") }
      guard case .damaged(let aside) = error else {
        Issue.record("Expected damaged, got \(String(describing: error)).")
        return
      }
      #expect(try Data(contentsOf: aside) == harmed)
      #expect(try await next.data(for: "a") == nil)
      try await next.set("again", for: "a")
      #expect(try await FileKeychain(folder: folder).string(for: "a") == "again")
    }
  }

  private func harm(_ damage: Damage) throws {
    switch damage {
    case .flippedBit:
      var bytes = try Data(contentsOf: file)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: file)
    case .cutOff: try Data(contentsOf: file).dropLast(5).write(to: file)
    case .empty: try Data().write(to: file)
    case .foreignKey: try Data(repeating: 7, count: 32).write(to: keyFile)
    case .noKey: try FileManager.default.removeItem(at: keyFile)
    case .shortKey: try Data(repeating: 7, count: 5).write(to: keyFile)
    }
  }

  @Test func writingFailsWithoutAFolder() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a file".utf8).write(to: folder)
    let keychain = FileKeychain(folder: folder)
    await #expect(throws: KeychainError.self) { try await keychain.set("a", for: "a") }
    #expect(try await keychain.data(for: "a") == nil)
  }

  @Test func noErrorNamesASecret() {
    let errors: [KeychainError] = [
      .damaged(setAside: file), .notWritten(file: file), .notRead(file: file),
      .refused(status: -25_300),
    ]
    for error in errors { #expect("\(error)".contains("Expected")) }
  }
}
