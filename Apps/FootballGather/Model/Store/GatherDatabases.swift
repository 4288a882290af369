import Foundation

/// The databases of the accounts on this device: a file for each, and a single open one.
actor GatherDatabases {
  private let folder: URL
  private let log: @Sendable (String) -> Void
  private var opened: (user: UUID, database: GatherDatabase)?
  private var forgotten: Set<UUID> = []
  private var closesAfterUse = false

  init(folder: URL, log: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.log = log
  }

  /// - Throws: `.loggedOut` if the account was forgotten; `.storage`.
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
    if !closesAfterUse { opened = (user, database) }
    return database
  }

  /// Keeps a database open once it is needed.
  func wake() {
    closesAfterUse = false
  }

  /// Closes the open database; until `wake()`, each access opens and closes it.
  func close() {
    closesAfterUse = true
    opened = nil
  }

  /// Allows access to an account, also if it was forgotten before.
  func admit(_ user: UUID) {
    forgotten.remove(user)
  }

  /// Deletes all data of an account on this device, including unsent changes.
  ///
  /// Later calls of `database(of:)` for the account throw `.loggedOut`.
  func forget(_ user: UUID) throws(GatherError) {
    forgotten.insert(user)
    if opened?.user == user { opened = nil }
    // The names of its journal and of damaged files that were set aside start with the same name.
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
