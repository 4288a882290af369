// The same names as in LinuxSecurityConstants, as objects.
//
// On iOS the constants are objects that `as` also converts to texts. Here `as String` finds the text,
// and a place that wants an object, such as a dictionary of `AnyObject`, finds these. Two variables
// of one name need two modules; where both fit, the text is preferred.

public import Foundation

@_disfavoredOverload public var kSecClass: NSString { "class" }
@_disfavoredOverload public var kSecClassGenericPassword: NSString { "genp" }
@_disfavoredOverload public var kSecClassInternetPassword: NSString { "inet" }

// MARK: - Attributes

@_disfavoredOverload public var kSecAttrAccessible: NSString { "pdmn" }
@_disfavoredOverload public var kSecAttrAccessGroup: NSString { "agrp" }
@_disfavoredOverload public var kSecAttrAccount: NSString { "acct" }
@_disfavoredOverload public var kSecAttrComment: NSString { "icmt" }
@_disfavoredOverload public var kSecAttrCreationDate: NSString { "cdat" }
@_disfavoredOverload public var kSecAttrCreator: NSString { "crtr" }
@_disfavoredOverload public var kSecAttrDescription: NSString { "desc" }
@_disfavoredOverload public var kSecAttrGeneric: NSString { "gena" }
@_disfavoredOverload public var kSecAttrIsInvisible: NSString { "invi" }
@_disfavoredOverload public var kSecAttrIsNegative: NSString { "nega" }
@_disfavoredOverload public var kSecAttrLabel: NSString { "labl" }
@_disfavoredOverload public var kSecAttrModificationDate: NSString { "mdat" }
@_disfavoredOverload public var kSecAttrService: NSString { "svce" }
@_disfavoredOverload public var kSecAttrSynchronizable: NSString { "sync" }
@_disfavoredOverload public var kSecAttrSynchronizableAny: NSString { "syna" }
@_disfavoredOverload public var kSecAttrType: NSString { "type" }
@_disfavoredOverload public var kSecAttrAuthenticationType: NSString { "atyp" }
@_disfavoredOverload public var kSecAttrPath: NSString { "path" }
@_disfavoredOverload public var kSecAttrPort: NSString { "port" }
@_disfavoredOverload public var kSecAttrProtocol: NSString { "ptcl" }
@_disfavoredOverload public var kSecAttrSecurityDomain: NSString { "sdmn" }
@_disfavoredOverload public var kSecAttrServer: NSString { "srvr" }

// MARK: - Values of kSecAttrAccessible

@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlock: NSString { "ck" }
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString { "cku" }
@_disfavoredOverload public var kSecAttrAccessibleAlways: NSString { "dk" }
@_disfavoredOverload public var kSecAttrAccessibleAlwaysThisDeviceOnly: NSString { "dku" }
@_disfavoredOverload public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString { "akpu" }
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlocked: NSString { "ak" }
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString { "aku" }

// MARK: - Values of kSecAttrProtocol and kSecAttrAuthenticationType

@_disfavoredOverload public var kSecAttrProtocolFTP: NSString { "ftp " }
@_disfavoredOverload public var kSecAttrProtocolHTTP: NSString { "http" }
@_disfavoredOverload public var kSecAttrProtocolHTTPS: NSString { "htps" }
@_disfavoredOverload public var kSecAttrProtocolIMAP: NSString { "imap" }
@_disfavoredOverload public var kSecAttrProtocolIMAPS: NSString { "imps" }
@_disfavoredOverload public var kSecAttrProtocolLDAP: NSString { "ldap" }
@_disfavoredOverload public var kSecAttrProtocolPOP3: NSString { "pop3" }
@_disfavoredOverload public var kSecAttrProtocolSMB: NSString { "smb " }
@_disfavoredOverload public var kSecAttrProtocolSMTP: NSString { "smtp" }
@_disfavoredOverload public var kSecAttrProtocolSSH: NSString { "ssh " }
@_disfavoredOverload public var kSecAttrAuthenticationTypeDefault: NSString { "dflt" }
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTMLForm: NSString { "form" }
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTTPBasic: NSString { "http" }
@_disfavoredOverload public var kSecAttrAuthenticationTypeHTTPDigest: NSString { "httd" }
@_disfavoredOverload public var kSecAttrAuthenticationTypeNTLM: NSString { "ntlm" }

// MARK: - Searching

@_disfavoredOverload public var kSecMatchCaseInsensitive: NSString { "m_CaseInsensitive" }
@_disfavoredOverload public var kSecMatchLimit: NSString { "m_Limit" }
@_disfavoredOverload public var kSecMatchLimitAll: NSString { "m_LimitAll" }
@_disfavoredOverload public var kSecMatchLimitOne: NSString { "m_LimitOne" }
@_disfavoredOverload public var kSecUseDataProtectionKeychain: NSString { "nleg" }

// MARK: - Values and results

@_disfavoredOverload public var kSecReturnAttributes: NSString { "r_Attributes" }
@_disfavoredOverload public var kSecReturnData: NSString { "r_Data" }
@_disfavoredOverload public var kSecReturnPersistentRef: NSString { "r_PersistentRef" }
@_disfavoredOverload public var kSecValueData: NSString { "v_Data" }
@_disfavoredOverload public var kSecValuePersistentRef: NSString { "v_PersistentRef" }
