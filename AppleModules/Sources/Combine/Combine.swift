@_exported import LinuxCombine
