// The same names as in LinuxSecurityConstants, as objects.
//
// On iOS the constants are objects that `as` also converts to texts. Here `as String` finds the text,
// and a place that wants an object, such as a dictionary of `AnyObject`, finds these. Two variables
// of one name need two modules; where both fit, the text is preferred.

public import Foundation
import LinuxSecurityConstants

@_disfavoredOverload public var kSecClass: NSString {
  NSString(string: LinuxSecurityConstants.kSecClass)
}
@_disfavoredOverload public var kSecClassGenericPassword: NSString {
  NSString(string: LinuxSecurityConstants.kSecClassGenericPassword)
}
@_disfavoredOverload public var kSecClassInternetPassword: NSString {
  NSString(string: LinuxSecurityConstants.kSecClassInternetPassword)
}

// MARK: - Attributes

@_disfavoredOverload public var kSecAttrAccessible: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessible)
}
@_disfavoredOverload public var kSecAttrAccessGroup: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessGroup)
}
@_disfavoredOverload public var kSecAttrAccount: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccount)
}
@_disfavoredOverload public var kSecAttrComment: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrComment)
}
@_disfavoredOverload public var kSecAttrCreationDate: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrCreationDate)
}
@_disfavoredOverload public var kSecAttrCreator: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrCreator)
}
@_disfavoredOverload public var kSecAttrDescription: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrDescription)
}
@_disfavoredOverload public var kSecAttrGeneric: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrGeneric)
}
@_disfavoredOverload public var kSecAttrIsInvisible: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrIsInvisible)
}
@_disfavoredOverload public var kSecAttrIsNegative: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrIsNegative)
}
@_disfavoredOverload public var kSecAttrLabel: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrLabel)
}
@_disfavoredOverload public var kSecAttrModificationDate: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrModificationDate)
}
@_disfavoredOverload public var kSecAttrService: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrService)
}
@_disfavoredOverload public var kSecAttrSynchronizable: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrSynchronizable)
}
@_disfavoredOverload public var kSecAttrSynchronizableAny: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrSynchronizableAny)
}
@_disfavoredOverload public var kSecAttrType: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrType)
}
@_disfavoredOverload public var kSecAttrAuthenticationType: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationType)
}
@_disfavoredOverload public var kSecAttrPath: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrPath)
}
@_disfavoredOverload public var kSecAttrPort: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrPort)
}
@_disfavoredOverload public var kSecAttrProtocol: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocol)
}
@_disfavoredOverload public var kSecAttrSecurityDomain: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrSecurityDomain)
}
@_disfavoredOverload public var kSecAttrServer: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrServer)
}

// MARK: - Values of kSecAttrAccessible

@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlock: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleAfterFirstUnlock)
}
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
}
@_disfavoredOverload public var kSecAttrAccessibleAlways: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleAlways)
}
@_disfavoredOverload public var kSecAttrAccessibleAlwaysThisDeviceOnly: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleAlwaysThisDeviceOnly)
}
@_disfavoredOverload public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)
}
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlocked: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleWhenUnlocked)
}
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAccessibleWhenUnlockedThisDeviceOnly)
}

// MARK: - Values of kSecAttrProtocol and kSecAttrAuthenticationType

@_disfavoredOverload public var kSecAttrProtocolFTP: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolFTP)
}
@_disfavoredOverload public var kSecAttrProtocolHTTP: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolHTTP)
}
@_disfavoredOverload public var kSecAttrProtocolHTTPS: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolHTTPS)
}
@_disfavoredOverload public var kSecAttrProtocolIMAP: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolIMAP)
}
@_disfavoredOverload public var kSecAttrProtocolIMAPS: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolIMAPS)
}
@_disfavoredOverload public var kSecAttrProtocolLDAP: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolLDAP)
}
@_disfavoredOverload public var kSecAttrProtocolPOP3: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolPOP3)
}
@_disfavoredOverload public var kSecAttrProtocolSMB: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolSMB)
}
@_disfavoredOverload public var kSecAttrProtocolSMTP: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolSMTP)
}
@_disfavoredOverload public var kSecAttrProtocolSSH: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrProtocolSSH)
}
@_disfavoredOverload public var kSecAttrAuthenticationTypeDefault: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationTypeDefault)
}
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTMLForm: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationTypeHTMLForm)
}
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTTPBasic: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationTypeHTTPBasic)
}
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTTPDigest: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationTypeHTTPDigest)
}
@_disfavoredOverload public var kSecAttrAuthenticationTypeNTLM: NSString {
  NSString(string: LinuxSecurityConstants.kSecAttrAuthenticationTypeNTLM)
}

// MARK: - Searching

@_disfavoredOverload public var kSecMatchCaseInsensitive: NSString {
  NSString(string: LinuxSecurityConstants.kSecMatchCaseInsensitive)
}
@_disfavoredOverload public var kSecMatchLimit: NSString {
  NSString(string: LinuxSecurityConstants.kSecMatchLimit)
}
@_disfavoredOverload public var kSecMatchLimitAll: NSString {
  NSString(string: LinuxSecurityConstants.kSecMatchLimitAll)
}
@_disfavoredOverload public var kSecMatchLimitOne: NSString {
  NSString(string: LinuxSecurityConstants.kSecMatchLimitOne)
}
@_disfavoredOverload public var kSecUseDataProtectionKeychain: NSString {
  NSString(string: LinuxSecurityConstants.kSecUseDataProtectionKeychain)
}

// MARK: - Values and results

@_disfavoredOverload public var kSecReturnAttributes: NSString {
  NSString(string: LinuxSecurityConstants.kSecReturnAttributes)
}
@_disfavoredOverload public var kSecReturnData: NSString {
  NSString(string: LinuxSecurityConstants.kSecReturnData)
}
@_disfavoredOverload public var kSecReturnPersistentRef: NSString {
  NSString(string: LinuxSecurityConstants.kSecReturnPersistentRef)
}
@_disfavoredOverload public var kSecValueData: NSString {
  NSString(string: LinuxSecurityConstants.kSecValueData)
}
@_disfavoredOverload public var kSecValuePersistentRef: NSString {
  NSString(string: LinuxSecurityConstants.kSecValuePersistentRef)
}
