import LinuxSecurityConstants

/// A class of items: which attributes its items have, and which of them identify an item.
enum PasswordClass: String, Codable {
  case generic = "genp"
  case internet = "inet"

  /// The attributes that no two items have in common, with the values of items that lack them.
  var identifying: [String: AttributeValue] {
    let shared: [String: AttributeValue] = [
      kSecAttrAccount: .text(""), kSecAttrSynchronizable: .number(0),
    ]
    return switch self {
    case .generic: shared.merging([kSecAttrService: .text("")]) { one, _ in one }
    case .internet:
      shared.merging(
        [
          kSecAttrSecurityDomain: .text(""), kSecAttrServer: .text(""), kSecAttrProtocol: .text(""),
          kSecAttrAuthenticationType: .text(""), kSecAttrPort: .number(0), kSecAttrPath: .text(""),
        ]
      ) { one, _ in one }
    }
  }

  func has(_ attribute: String) -> Bool {
    if Self.common.contains(attribute) || identifying[attribute] != nil { return true }
    return self == .generic && attribute == kSecAttrGeneric
  }

  private static let common: Set = [
    kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrComment, kSecAttrCreationDate, kSecAttrCreator,
    kSecAttrDescription, kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrLabel,
    kSecAttrModificationDate, kSecAttrType,
  ]
}
