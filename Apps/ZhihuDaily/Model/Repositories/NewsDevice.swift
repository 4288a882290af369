public import Foundation
import Locking
import ModelKit

/// The stored data of a device: settings, marks, favorites and pictures, and cached copies for each
/// language that is used.
public final class NewsDevice: Sendable {
  /// The server's own language.
  public static let ownLanguage = "zh-Hans"

  private let folder: URL
  private let now: @Sendable () -> Date
  private let log: @Sendable (String) -> Void
  private let records: DatabaseFile
  private let images: ImageLoader
  private let settings: any SettingsRepository
  private let changes = NewsChanges()
  private let languages = Locked<[String: Language]>([:])

  private struct Language {
    var cache: DatabaseFile
    var dayChanges = Broadcast<Void>()
  }

  /// Makes the storage of a device; no file is opened yet.
  /// - Parameters:
  ///   - folder: The device's folder for databases, pictures and settings; created if needed.
  ///   - transport: The transport of requests for pictures.
  ///   - now: The current date.
  ///   - imageLimits: The limits of the image cache.
  ///   - log: Receives a line with file names when a damaged file was set aside or deleted.
  public init(
    folder: URL,
    transport: any NewsTransport,
    now: @escaping @Sendable () -> Date,
    imageLimits: ImageLoader.Limits = ImageLoader.Limits(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.now = now
    self.log = log
    records = DatabaseFile(
      file: folder.appending(path: "library.sqlite", directoryHint: .notDirectory),
      migrator: LibrarySchema.migrator,
      damage: .setAside,
      log: log
    )
    images = ImageLoader(
      folder: folder.appending(path: "images", directoryHint: .isDirectory),
      transport: transport,
      limits: imageLimits
    )
    settings = FileSettingsRepository(
      file: folder.appending(path: "settings.json", directoryHint: .notDirectory),
      log: log
    )
  }

  /// Returns the repositories of the app in one language.
  /// - Parameters:
  ///   - language: A BCP 47 tag.
  ///   - service: The server in that language.
  /// - Returns: Repositories that share marks, settings and pictures with those of other languages.
  public func repositories(
    in language: String = ownLanguage,
    service: any NewsService
  ) -> NewsRepositories {
    let copies = self.copies(in: language)
    return NewsRepositories(
      NewsBackend(
        service: service,
        cache: copies.cache,
        records: records,
        now: now,
        dayChanges: copies.dayChanges,
        changes: changes
      ),
      device: self,
      settings: settings,
      images: images
    )
  }

  /// Closes the databases until they are needed again.
  public func close() async {
    for language in opened { await language.cache.close() }
    await records.close()
  }

  // MARK: - Copies

  /// Returns the number of bytes that the copies in all languages take.
  func size() async -> Int {
    var size = await images.diskSize()
    for language in all { size += await language.cache.size }
    return size
  }

  /// Deletes the copies in every language.
  ///
  /// - Throws: `.storage`.
  func clear() async throws(NewsError) {
    for language in all {
      guard await language.cache.size > 0 else { continue }
      let database = try await language.cache.database()
      try await database.write { try $0.clearCache() }
      try await database.vacuum()
    }
    do { try await images.clear() } catch { throw .storage("\(error)") }
    for language in all { await language.dayChanges.send(()) }
  }

  private var opened: [Language] { languages.withLock { Array($0.values) } }

  /// The languages that have a file, and those in use.
  private var all: [Language] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      if let match = name.wholeMatch(of: /cache(\.(?<language>[A-Za-z0-9-]+))?\.sqlite/) {
        _ = copies(in: match.language.map(String.init) ?? Self.ownLanguage)
      }
    }
    return opened
  }

  private func copies(in language: String) -> Language {
    languages.withLock { languages in
      if let known = languages[language] { return known }
      let name = language == Self.ownLanguage ? "cache" : "cache.\(language)"
      let copies = Language(
        cache: DatabaseFile(
          file: folder.appending(path: "\(name).sqlite", directoryHint: .notDirectory),
          migrator: CacheSchema.migrator,
          damage: .delete,
          log: log
        )
      )
      languages[language] = copies
      return copies
    }
  }
}

/// Change notifications that concern every language.
struct NewsChanges: Sendable {
  let stories = Broadcast<Void>()
  let favourites = Broadcast<Void>()
}
