package import Foundation

/// The folder that is a device's while a process of an app runs.
package struct DeviceFolder: Sendable {
  package let url: URL

  /// - Parameter path: Its absolute path.
  package init(at path: String) {
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Creates the folder with the one for temporary files.
  ///
  /// - Throws: An error of the file system.
  package func create() throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("tmp", isDirectory: true),
      withIntermediateDirectories: true
    )
  }

  /// Removes what the device has, and creates the folder.
  ///
  /// - Throws: An error of the file system.
  package func renew() throws {
    let manager = FileManager.default
    // A browser that is about to end may still write its profile, so that a folder that is removed in its
    // place would get files meanwhile.
    let former = url.appendingPathExtension(UUID().uuidString)
    if manager.fileExists(atPath: url.path) { try manager.moveItem(at: url, to: former) }
    try? manager.removeItem(at: former)
    try create()
  }

  /// The variables by which the process finds it.
  package var variables: [String: String] {
    let path = url.path
    return ["DATA": path, "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": "\(path)/tmp"]
  }
}
