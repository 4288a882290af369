import Foundation
import LinuxSecurity
import Testing

/// Calls as apps write them, with the spellings of Objective-C's bridging.
///
/// They work on the keychain of the process; each test has a service of its own.
struct SecItemTests {
  private let service = "test-\(UUID())"
  private let account = "ada"

  private func withItems(_ body: () throws -> Void) rethrows {
    defer {
      SecItemDelete(
        [kSecClass: kSecClassGenericPassword, kSecAttrService: service] as CFDictionary
      )
    }
    try body()
  }

  @Test func dictionariesOfAnyValue() throws {
    try withItems {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
        String(kSecAttrAccount): account,
        kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
        kSecValueData as String: "swordfish".data(using: .utf8)!,
      ]
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
      var search: [String: Any] = [:]
      search[kSecClass as String] = kSecClassGenericPassword as String
      search[kSecAttrService as String] = service
      search[kSecReturnData as String] = kCFBooleanTrue
      search[kSecReturnAttributes as String] = kCFBooleanTrue!
      search[kSecMatchLimit as String] = kSecMatchLimitOne
      var result: AnyObject?
      #expect(SecItemCopyMatching(search as CFDictionary, &result) == noErr)
      let values = try #require(result as? [String: Any])
      #expect(values[kSecValueData as String] as? Data == Data("swordfish".utf8))
      #expect(values[kSecAttrAccount as String] as? String == account)
      #expect((result as? NSDictionary)?[kSecAttrAccount] as? String == account)
    }
  }

  @Test func dictionariesOfObjects() throws {
    try withItems {
      var query = [String: AnyObject]()
      query[kSecClass as String] = kSecClassGenericPassword
      query[kSecAttrService as String] = service as AnyObject?
      query[kSecAttrAccount as String] = account as AnyObject
      query[kSecValueData as String] = Data("swordfish".utf8) as AnyObject
      #expect(SecItemAdd(query as CFDictionary, nil) == noErr)
      query[kSecValueData as String] = nil
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      query[kSecReturnAttributes as String] = kCFBooleanTrue
      query[kSecReturnData as String] = kCFBooleanTrue
      var queryResult: AnyObject?
      let status = withUnsafeMutablePointer(to: &queryResult) {
        SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
      }
      #expect(status == noErr)
      let item = try #require(queryResult as? [String: AnyObject])
      let data = try #require(item[kSecValueData as String] as? Data)
      #expect(String(data: data, encoding: String.Encoding.utf8) == "swordfish")
    }
  }

  @Test func literalsOfConstants() {
    withItems {
      let query =
        [
          kSecClass: kSecClassGenericPassword,
          kSecAttrService: service,
          kSecAttrAccount: account,
          kSecAttrSynchronizable: false,
          kSecAttrLabel: "label",
          kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
        ] as CFDictionary
      #expect(SecItemAdd(query, nil) == errSecSuccess)
      let change = [kSecValueData: Data("new".utf8)] as CFDictionary
      #expect(SecItemUpdate(query, change) == errSecSuccess)
      let search: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnData: true,
      ]
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(search as CFDictionary, &item) == errSecSuccess)
      #expect(item as? Data == Data("new".utf8))
      #expect(item as! Data == Data("new".utf8))
    }
  }

  @Test func objectsOfFoundation() {
    withItems {
      let query: [NSString: NSObject] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: NSString(string: service),
        kSecAttrAccount as NSString: kSecAttrAccount,
      ]
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    }
  }

  @Test func aMissingItemIsNotFound() {
    let query = [kSecClass: kSecClassInternetPassword, kSecAttrServer: service] as CFDictionary
    #expect(SecItemDelete(query) == errSecItemNotFound)
    #expect(SecItemUpdate(query, [kSecAttrPath: "/"] as CFDictionary) == errSecItemNotFound)
    #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
    let text = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
    #expect(text == "The item was not found in the keychain.")
    #expect(SecCopyErrorMessageString(-1, nil) == "OSStatus -1")
  }

  @Test func randomBytesFillTheMemory() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 16)
    var data = Data(count: 32)
    let status = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, 16, $0.baseAddress!)
    }
    #expect(status == errSecSuccess)
    #expect(data.suffix(16) == Data(count: 16))
    #expect(data.prefix(16) != Data(count: 16))
  }
}
