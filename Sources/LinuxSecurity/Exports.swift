@_exported public import CoreFoundationNames
@_exported public import LinuxSecurityConstantObjects
@_exported public import LinuxSecurityConstants
