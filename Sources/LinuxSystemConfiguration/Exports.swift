@_exported public import CoreFoundationNames
