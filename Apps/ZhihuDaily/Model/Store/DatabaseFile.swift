import Foundation
import GRDB
import ModelKit

/// A database that is opened on demand, and recreated if its file is damaged.
actor DatabaseFile {
  /// The treatment of a damaged file.
  enum Damage {
    /// Delete the file: it contained only cached copies.
    case delete
    /// Set the file aside: it contained the user's data, which may still be recovered.
    case setAside
  }

  private let file: URL
  private let migrator: DatabaseMigrator
  private let damage: Damage
  private let log: @Sendable (String) -> Void
  private var opened: NewsDatabase?

  init(
    file: URL,
    migrator: DatabaseMigrator,
    damage: Damage,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.file = file
    self.migrator = migrator
    self.damage = damage
    self.log = log
  }

  func database() throws(NewsError) -> NewsDatabase {
    if let opened { return opened }
    do {
      let database = try openAfterMending()
      opened = database
      return database
    } catch {
      throw .storage("\(error)")
    }
  }

  /// Closes the database until it is needed again.
  func close() {
    opened = nil
  }

  /// The size of the file, in bytes.
  var size: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private func openAfterMending() throws -> NewsDatabase {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    do {
      return try NewsDatabase(file: file, migrator: migrator)
    } catch let error as DatabaseError where error.isDamage {
      try removeDamaged()
      return try NewsDatabase(file: file, migrator: migrator)
    }
  }

  private func removeDamaged() throws {
    switch damage {
    case .delete:
      try FileManager.default.removeItem(at: file)
      log("The cache \(file.path) was damaged. It was deleted, and the app started with a new one.")
    case .setAside:
      log(DamagedFile.line(file, setAsideAs: try DamagedFile.setAside(file)))
    }
    let journal = "\(file.path)-journal"
    if FileManager.default.fileExists(atPath: journal) {
      try FileManager.default.removeItem(atPath: journal)
    }
  }
}
