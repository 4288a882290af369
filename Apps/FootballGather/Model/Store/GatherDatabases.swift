import Foundation

/// The databases of those who have logged in on this device: a file each, one open at a time.
actor GatherDatabases {
  private let folder: URL
  private let log: @Sendable (String) -> Void
  private var opened: (user: UUID, database: GatherDatabase)?
  private var forgotten: Set<UUID> = []
  private var isAsleep = false

  init(folder: URL, log: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.log = log
  }

  /// - Throws: `.loggedOut` where it was forgotten, also by whoever came first.
  func database(of user: UUID) throws(GatherError) -> GatherDatabase {
    guard !forgotten.contains(user) else { throw .loggedOut }
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
    let database = try GatherDatabase(file: file(of: user), log: log)
    if !isAsleep { opened = (user, database) }
    return database
  }

  /// Opens databases for good when they are needed.
  func wake() {
    isAsleep = false
  }

  /// Closes what is open; until `wake()`, each use opens and closes it.
  func close() {
    isAsleep = true
    opened = nil
  }

  /// An account is in use, also one that was forgotten before.
  func admit(_ user: UUID) {
    forgotten.remove(user)
  }

  /// Deletes all that this device knows of an account, also what was not sent.
  ///
  /// Whoever is still at work on it finds it gone.
  func forget(_ user: UUID) throws(GatherError) {
    forgotten.insert(user)
    if opened?.user == user { opened = nil }
    // Its journal and damaged files that were set aside bear its name too.
    let name = file(of: user).lastPathComponent
    do {
      for found in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      where found.hasPrefix(name) {
        try FileManager.default.removeItem(at: folder.appending(path: found))
      }
    } catch {
      throw .storage("\(error)")
    }
  }

  private func file(of user: UUID) -> URL {
    folder.appending(path: "\(user.uuidString).sqlite", directoryHint: .notDirectory)
  }
}
