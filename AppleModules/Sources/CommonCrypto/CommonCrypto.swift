@_exported import LinuxCommonCrypto
