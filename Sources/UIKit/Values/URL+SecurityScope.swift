extension URL {
  /// Asks for access to a resource outside of the app's sandbox.
  ///
  /// Apps have no sandbox on this platform: whatever the process can reach is accessible without a call.
  ///
  /// - Returns: Whether the address is that of a file.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Gives back the access that ``startAccessingSecurityScopedResource()`` has given; nothing is needed.
  public func stopAccessingSecurityScopedResource() {}
}
