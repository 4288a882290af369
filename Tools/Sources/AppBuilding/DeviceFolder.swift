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
    // A browser that is about to end may still write files while its folder is removed: the next renewal
    // removes what stays.
    let parent = url.deletingLastPathComponent()
    let prefix = "\(url.lastPathComponent).former-"
    let former = parent.appending(path: prefix + UUID().uuidString)
    if manager.fileExists(atPath: url.path) { try manager.moveItem(at: url, to: former) }
    for name in (try? manager.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(prefix) {
      try? manager.removeItem(at: parent.appending(path: name))
    }
    try create()
  }

  /// The variables by which the process finds it.
  package var variables: [String: String] {
    let path = url.path
    return ["DATA": path, "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": "\(path)/tmp"]
  }
}
