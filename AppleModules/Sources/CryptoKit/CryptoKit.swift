@_exported import LinuxCryptoKit
