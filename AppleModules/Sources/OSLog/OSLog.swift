@_exported import LinuxOS
