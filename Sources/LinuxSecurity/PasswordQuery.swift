import CoreFoundationNames
import Foundation
import LinuxSecurityConstants

/// A dictionary of a call to the keychain, sorted by what its keys mean.
struct PasswordQuery {
  /// How many items a search returns.
  enum Limit: Equatable {
    case one
    case number(Int)
    case all
  }

  private(set) var kind: PasswordClass?
  private(set) var attributes: [String: AttributeValue] = [:]
  private(set) var secret: Data?
  private(set) var reference: String?
  private(set) var limit: Limit?
  private(set) var ignoresCase = false
  private(set) var matchesAnySynchronizable = false
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var returnsReference = false

  init(_ dictionary: CFDictionary) throws(SecurityFailure) {
    for (key, value) in dictionary {
      guard let key = key.base as? String else { throw SecurityFailure(status: errSecParam) }
      try read(key, value)
    }
    guard let kind else { return }
    guard attributes.keys.allSatisfy(kind.has) else {
      throw SecurityFailure(status: errSecNoSuchAttr)
    }
  }

  /// Whether the call asks for a result.
  var returnsSomething: Bool { returnsData || returnsAttributes || returnsReference }

  func matches(_ item: Password, named name: String) -> Bool {
    if let kind, kind != item.kind { return false }
    if let reference { return reference == name }
    var wanted = attributes
    if !matchesAnySynchronizable, wanted[kSecAttrSynchronizable] == nil {
      wanted[kSecAttrSynchronizable] = .number(0)
    }
    return wanted.allSatisfy { key, value in
      item.attributes[key]?.matches(value, ignoringCase: ignoresCase) == true
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws(SecurityFailure) {
    switch key {
    case kSecClass:
      guard let kind = (value as? String).flatMap(PasswordClass.init) else {
        throw SecurityFailure(status: errSecNoSuchClass)
      }
      self.kind = kind
    case kSecValueData:
      guard let data = value as? Data else { throw SecurityFailure(status: errSecParam) }
      secret = data
    case kSecValuePersistentRef:
      guard let data = value as? Data, let name = String(data: data, encoding: .utf8) else {
        throw SecurityFailure(status: errSecParam)
      }
      reference = name
    case kSecMatchLimit: limit = try Self.limit(value)
    case kSecMatchCaseInsensitive: ignoresCase = try Self.flag(value)
    case kSecReturnData: returnsData = try Self.flag(value)
    case kSecReturnAttributes: returnsAttributes = try Self.flag(value)
    case kSecReturnPersistentRef: returnsReference = try Self.flag(value)
    case kSecUseDataProtectionKeychain: break
    case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny:
      matchesAnySynchronizable = true
    default:
      guard let value = AttributeValue(value) else { throw SecurityFailure(status: errSecParam) }
      attributes[key] = value
    }
  }

  private static func limit(_ value: Any) throws(SecurityFailure) -> Limit {
    switch AttributeValue(value) {
    case .text(kSecMatchLimitOne): return .one
    case .text(kSecMatchLimitAll): return .all
    case .number(let number) where number > 0: return number == 1 ? .one : .number(number)
    default: throw SecurityFailure(status: errSecParam)
    }
  }

  private static func flag(_ value: Any) throws(SecurityFailure) -> Bool {
    guard case .number(let number) = AttributeValue(value) else {
      throw SecurityFailure(status: errSecParam)
    }
    return number != 0
  }
}
