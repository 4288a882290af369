// Keys and values of keychain queries, as text; a module of the same names has them as objects.

public import CoreFoundationNames

/// The key of an item's class.
public let kSecClass: CFString = "class"

/// Passwords of accounts of services.
public let kSecClassGenericPassword: CFString = "genp"

/// Passwords of accounts on servers.
public let kSecClassInternetPassword: CFString = "inet"

// MARK: - Attributes

/// When the item can be read; kept, and without an effect here.
public let kSecAttrAccessible: CFString = "pdmn"

/// The group of apps that share the item; a bundle identifier by default.
public let kSecAttrAccessGroup: CFString = "agrp"

/// The account's name.
public let kSecAttrAccount: CFString = "acct"

/// A comment that users may edit.
public let kSecAttrComment: CFString = "icmt"

/// When the item was added; read-only.
public let kSecAttrCreationDate: CFString = "cdat"

/// The creator's code, a number.
public let kSecAttrCreator: CFString = "crtr"

/// The kind of the item, for users.
public let kSecAttrDescription: CFString = "desc"

/// Data of the app's own, of generic passwords.
public let kSecAttrGeneric: CFString = "gena"

/// Whether users do not see the item in lists.
public let kSecAttrIsInvisible: CFString = "invi"

/// Whether the item has no password, so that each use asks for it.
public let kSecAttrIsNegative: CFString = "nega"

/// The item's name, for users.
public let kSecAttrLabel: CFString = "labl"

/// When the item was last changed; read-only.
public let kSecAttrModificationDate: CFString = "mdat"

/// The service, of generic passwords.
public let kSecAttrService: CFString = "svce"

/// Whether the item is shared with the user's other devices; kept, and without an effect here.
public let kSecAttrSynchronizable: CFString = "sync"

/// In queries: items that are synchronizable and items that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"

/// The item's type, a number.
public let kSecAttrType: CFString = "type"

/// How a server checks the password.
public let kSecAttrAuthenticationType: CFString = "atyp"

/// The path on a server.
public let kSecAttrPath: CFString = "path"

/// The port of a server, a number.
public let kSecAttrPort: CFString = "port"

/// The protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"

/// The realm on a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"

/// The server's name or address.
public let kSecAttrServer: CFString = "srvr"

// MARK: - Values of kSecAttrAccessible

/// After the first unlock since the device was started.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// After the first unlock, in no backup for other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"

/// Always, in no backup for other devices.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

/// While the device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// While the device is unlocked, in no backup for other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

// MARK: - Values of kSecAttrProtocol and kSecAttrAuthenticationType

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"

/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"

/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"

/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"

/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"

/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"

/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "

/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"

/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "

/// The usual way of the protocol.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

/// A form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

/// HTTP's Basic scheme.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"

/// HTTP's Digest scheme.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"

/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"

// MARK: - Searching

/// Whether texts match in upper and lower case alike.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// How many items a search returns: a number, or one of the two constants.
public let kSecMatchLimit: CFString = "m_Limit"

/// All items that match, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The first item that matches.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// Without a meaning on iOS, and here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: - Values and results

/// Whether a dictionary of attributes is returned.
public let kSecReturnAttributes: CFString = "r_Attributes"

/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"

/// Whether a reference is returned that can be stored.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// The secret, as data.
public let kSecValueData: CFString = "v_Data"

/// A stored reference to an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
