import CoreFoundationNames
import Foundation
import LinuxSecurityConstants
import Testing

@testable import LinuxSecurity

struct PasswordStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "passwords-\(UUID())", directoryHint: .isDirectory)
  private let generic: [String: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrService: "gather", kSecAttrAccount: "ada",
  ]

  private func withStore(_ body: (PasswordStore) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(PasswordStore(folder: folder))
  }

  private func status(_ body: () throws -> Void) -> OSStatus? {
    do {
      try body()
      return errSecSuccess
    } catch {
      return (error as? SecurityFailure)?.status
    }
  }

  private func secret(of query: [String: Any], in store: PasswordStore) throws -> String? {
    let found = try store.matches(of: query.merging([kSecReturnData: true]) { _, new in new })
    return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  private func adding(_ values: [String: Any], _ secret: String = "x") -> [String: Any] {
    generic.merging(values) { _, new in new }
      .merging([kSecValueData: Data(secret.utf8)]) { _, new in new }
  }

  // MARK: - Items

  @Test func aPasswordIsFoundByAnotherProcess() throws {
    try withStore { store in
      let added = try store.add(adding([:], "swordfish"))
      #expect(added == nil)
      #expect(try secret(of: generic, in: PasswordStore(folder: folder)) == "swordfish")
    }
  }

  @Test func anotherItemWithTheSameIdentityIsRefused() throws {
    try withStore { store in
      _ = try store.add(adding([:]))
      #expect(
        status { _ = try store.add(adding([kSecAttrLabel: "other"])) } == errSecDuplicateItem
      )
      #expect(status { _ = try store.add(adding([kSecAttrAccount: "bob"])) } == errSecSuccess)
      #expect(
        status { _ = try store.add(adding([kSecAttrSynchronizable: true])) } == errSecSuccess
      )
    }
  }

  @Test(arguments: [
    kSecAttrServer, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrProtocol,
    kSecAttrAuthenticationType,
  ])
  func anInternetPasswordIsIdentifiedByAllPartsOfItsAddress(_ attribute: String) throws {
    try withStore { store in
      let item: [String: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrAccount: "ada", kSecAttrServer: "one",
        kSecAttrPort: 443, kSecValueData: Data(),
      ]
      _ = try store.add(item)
      #expect(status { _ = try store.add(item) } == errSecDuplicateItem)
      let other = item.merging([attribute: "two"]) { _, new in new }
      #expect(status { _ = try store.add(other) } == errSecSuccess)
      #expect(status { _ = try store.add(item.merging([kSecAttrPort: 80]) { _, new in new }) } == 0)
    }
  }

  @Test func aGenericPasswordHasNoServer() throws {
    try withStore { store in
      #expect(status { _ = try store.add(adding([kSecAttrServer: "a"])) } == errSecNoSuchAttr)
    }
  }

  @Test func aQueryNeedsAKnownClass() throws {
    try withStore { store in
      #expect(status { _ = try store.matches(of: [kSecAttrAccount: "ada"]) } == errSecParam)
      #expect(status { _ = try store.matches(of: [kSecClass: "cert"]) } == errSecNoSuchClass)
    }
  }

  // MARK: - Results

  @Test func aSearchReturnsWhatItAsksFor() throws {
    try withStore { store in
      _ = try store.add(adding([kSecAttrLabel: "Label", kSecAttrGeneric: Data([7])], "swordfish"))
      #expect(try store.matches(of: generic) == nil)
      let both: [String: Any] = [kSecReturnAttributes: true, kSecReturnData: kCFBooleanTrue as Any]
      let found = try store.matches(of: generic.merging(both) { _, new in new })
      let values = try #require(found as? [String: Any])
      #expect(found is NSDictionary)
      #expect(values[kSecClass] as? String == kSecClassGenericPassword)
      #expect(values[kSecAttrAccount] as? String == "ada")
      #expect(values[kSecAttrLabel] as? String == "Label")
      #expect(values[kSecAttrGeneric] as? Data == Data([7]))
      #expect(values[kSecAttrSynchronizable] as? Int == 0)
      #expect(values[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
      #expect(values[kSecAttrCreationDate] is Date)
      #expect(values[kSecValueData] as? Data == Data("swordfish".utf8))
    }
  }

  @Test func allMatchesComeInTheOrderOfTheirCreation() throws {
    try withStore { store in
      for account in ["c", "a", "b"] { _ = try store.add(adding([kSecAttrAccount: account])) }
      let query: [String: Any] = [
        kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true,
        kSecMatchLimit: kSecMatchLimitAll,
      ]
      let all = try store.matches(of: query)
      let accounts = (all as? [[String: Any]])?.map { $0[kSecAttrAccount] as? String }
      #expect(accounts == ["c", "a", "b"])
      let two = try store.matches(of: query.merging([kSecMatchLimit: 2]) { _, new in new })
      #expect((two as? [Any])?.count == 2)
    }
  }

  @Test func aReferenceFindsItsItem() throws {
    try withStore { store in
      let added = try store.add(
        adding([:], "swordfish").merging([kSecReturnPersistentRef: true]) { _, new in new }
      )
      let reference = try #require(added as? Data)
      #expect(try secret(of: [kSecValuePersistentRef: reference], in: store) == "swordfish")
      try store.delete([kSecValuePersistentRef: reference])
      #expect(
        status { _ = try store.matches(of: [kSecValuePersistentRef: reference]) }
          == errSecItemNotFound
      )
    }
  }

  @Test func caseCountsUnlessTheQuerySaysOtherwise() throws {
    try withStore { store in
      _ = try store.add(adding([:]))
      let upper = generic.merging([kSecAttrAccount: "ADA"]) { _, new in new }
      #expect(status { _ = try store.matches(of: upper) } == errSecItemNotFound)
      let any = upper.merging([kSecMatchCaseInsensitive: true]) { _, new in new }
      #expect(status { _ = try store.matches(of: any) } == errSecSuccess)
    }
  }

  @Test func synchronizableItemsAreFoundOnlyOnRequest() throws {
    try withStore { store in
      _ = try store.add(adding([kSecAttrSynchronizable: true]))
      #expect(status { _ = try store.matches(of: generic) } == errSecItemNotFound)
      for value in [true, kSecAttrSynchronizableAny] as [Any] {
        let query = generic.merging([kSecAttrSynchronizable: value]) { _, new in new }
        #expect(status { _ = try store.matches(of: query) } == errSecSuccess)
      }
    }
  }

  // MARK: - Changes

  @Test func anUpdateReplacesSecretAndAttributes() throws {
    try withStore { store in
      _ = try store.add(adding([kSecAttrLabel: "old"], "old"))
      try store.update(generic, to: [kSecValueData: Data("new".utf8), kSecAttrLabel: "new"])
      #expect(try secret(of: generic, in: store) == "new")
      let labelled = generic.merging([kSecAttrLabel: "new"]) { _, new in new }
      #expect(status { _ = try store.matches(of: labelled) } == errSecSuccess)
    }
  }

  @Test func anUpdateMakesNoDuplicates() throws {
    try withStore { store in
      _ = try store.add(adding([:], "ada's"))
      _ = try store.add(adding([kSecAttrAccount: "bob"]))
      let change = [kSecAttrAccount: "bob"]
      #expect(status { try store.update(generic, to: change) } == errSecDuplicateItem)
      #expect(try secret(of: generic, in: store) == "ada's")
      let all = [kSecClass: kSecClassGenericPassword]
      #expect(status { try store.update(all, to: change) } == errSecDuplicateItem)
    }
  }

  @Test func anUpdateReturnsNothing() throws {
    try withStore { store in
      _ = try store.add(adding([:]))
      let query = generic.merging([kSecReturnData: true]) { _, new in new }
      #expect(status { try store.update(query, to: [kSecAttrLabel: "a"]) } == errSecParam)
    }
  }

  @Test func aDeletionTakesAllMatchesAndIgnoresTheSecret() throws {
    try withStore { store in
      _ = try store.add(adding([:], "old"))
      _ = try store.add(adding([kSecAttrAccount: "bob"]))
      try store.delete(adding([:], "new"))
      #expect(status { _ = try store.matches(of: generic) } == errSecItemNotFound)
      try store.delete([kSecClass: kSecClassGenericPassword])
      #expect(status { try store.delete(generic) } == errSecItemNotFound)
    }
  }

  @Test func aDeletionOfOneMatchIsRefused() throws {
    try withStore { store in
      _ = try store.add(adding([:]))
      let query = generic.merging([kSecMatchLimit: kSecMatchLimitOne]) { _, new in new }
      #expect(status { try store.delete(query) } == errSecParam)
    }
  }

  @Test func aDamagedFileIsReportedOnce() throws {
    try withStore { store in
      _ = try store.add(adding([:]))
      try Data("damaged".utf8).write(to: folder.appending(path: "keychain"))
      let next = PasswordStore(folder: folder)
      #expect(status { _ = try next.matches(of: generic) } == errSecDecode)
      #expect(status { _ = try next.matches(of: generic) } == errSecItemNotFound)
    }
  }
}
