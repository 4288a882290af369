import Foundation
import LinuxSecurityConstantObjects
import LinuxSecurityConstants
import Testing

/// The texts and the objects of the same names.
struct ConstantsTests {
  @Test func agree() {
    let pairs: [(String, NSString)] = [
      (kSecClass as String, kSecClass as NSString),
      (kSecClassGenericPassword, kSecClassGenericPassword),
      (kSecClassInternetPassword, kSecClassInternetPassword),
      (kSecAttrAccessible, kSecAttrAccessible),
      (kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAfterFirstUnlock),
      (kSecAttrAccount, kSecAttrAccount),
      (kSecAttrGeneric, kSecAttrGeneric),
      (kSecAttrServer, kSecAttrServer),
      (kSecAttrService, kSecAttrService),
      (kSecMatchLimit, kSecMatchLimit),
      (kSecMatchLimitAll, kSecMatchLimitAll),
      (kSecMatchLimitOne, kSecMatchLimitOne),
      (kSecReturnAttributes, kSecReturnAttributes),
      (kSecReturnData, kSecReturnData),
      (kSecValueData, kSecValueData),
    ]
    for (text, object) in pairs {
      #expect(object.isEqual(to: text))
    }
  }
}
