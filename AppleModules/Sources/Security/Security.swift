@_exported import LinuxSecurity
