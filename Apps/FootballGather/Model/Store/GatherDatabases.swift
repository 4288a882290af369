import Foundation

/// The databases of those who have logged in on this device: a file each, one open at a time.
actor GatherDatabases {
  private let folder: URL
  private var opened: (user: UUID, database: GatherDatabase)?

  init(folder: URL) {
    self.folder = folder
  }

  func database(of user: UUID) throws(GatherError) -> GatherDatabase {
    if let opened, opened.user == user { return opened.database }
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .storage("\(error)")
    }
    let database = try GatherDatabase(file: file(of: user))
    opened = (user, database)
    return database
  }

  /// Closes what is open until it is needed again.
  func close() {
    opened = nil
  }

  /// Deletes all that this device knows of an account, also what was not sent.
  func forget(_ user: UUID) throws(GatherError) {
    if opened?.user == user { opened = nil }
    let file = file(of: user)
    for path in [file.path, "\(file.path)-journal"]
    where FileManager.default.fileExists(atPath: path) {
      do { try FileManager.default.removeItem(atPath: path) } catch { throw .storage("\(error)") }
    }
  }

  private func file(of user: UUID) -> URL {
    folder.appending(path: "\(user.uuidString).sqlite", directoryHint: .notDirectory)
  }
}
