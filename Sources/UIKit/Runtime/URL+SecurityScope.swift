extension URL {
  /// Requests access to a resource outside of the app's sandbox.
  ///
  /// Apps have no sandbox on this platform: everything that the process can access is accessible
  /// without a call.
  ///
  /// - Returns: Whether the URL is that of a file.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access that ``startAccessingSecurityScopedResource()`` began; does nothing here.
  public func stopAccessingSecurityScopedResource() {}
}
