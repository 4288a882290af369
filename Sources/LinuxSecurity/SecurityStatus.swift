public import CoreFoundationNames

/// Success.
public let errSecSuccess: OSStatus = 0
/// The function is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The file of the keychain was not read or written.
public let errSecIO: OSStatus = -36
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// Memory is short.
public let errSecAllocate: OSStatus = -108
/// The user canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// The app has not the right to do this.
public let errSecMissingEntitlement: OSStatus = -34018
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not who they say.
public let errSecAuthFailed: OSStatus = -25293
/// An item with the same identifying attributes exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The class has no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// There is no such class of items.
public let errSecNoSuchClass: OSStatus = -25306
/// The operation would need the user.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Stored data is damaged.
public let errSecDecode: OSStatus = -26275

/// Describes a status for developers, in English.
///
/// - Parameter reserved: Always nil.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "This function is not implemented."
  case errSecIO: "The keychain's file could not be read or written."
  case errSecParam: "A parameter of the call is not valid."
  case errSecAllocate: "There is not enough memory."
  case errSecUserCanceled: "The user canceled the operation."
  case errSecMissingEntitlement: "A required entitlement is missing."
  case errSecNotAvailable: "No keychain is available."
  case errSecAuthFailed: "The user name or the password is wrong."
  case errSecDuplicateItem: "The item exists in the keychain already."
  case errSecItemNotFound: "The item was not found in the keychain."
  case errSecNoSuchAttr: "The attribute does not exist."
  case errSecNoSuchClass: "The class of the item does not exist."
  case errSecInteractionNotAllowed: "Interaction with the user is not allowed."
  case errSecDecode: "The stored data could not be decoded."
  default: "OSStatus \(status)"
  }
}
