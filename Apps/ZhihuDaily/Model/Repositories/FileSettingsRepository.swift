import Foundation
import ModelKit

/// A repository that stores the settings in a small file.
actor FileSettingsRepository: SettingsRepository {
  private let file: URL
  private let choices = Broadcast<NewsSettings>()
  private let log: @Sendable (String) -> Void
  private var known: NewsSettings?

  /// - Parameters:
  ///   - file: The file, created with the first change.
  ///   - log: Receives a line when the file cannot be read.
  init(file: URL, log: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.log = log
  }

  func settings() -> NewsSettings {
    if let known { return known }
    // A file that cannot be read counts as missing: the user can choose again.
    let settings = DamagedFile.read(NewsSettings.self, from: file, log: log) ?? NewsSettings()
    known = settings
    return settings
  }

  func update(_ change: @Sendable (inout NewsSettings) -> Void) async throws(NewsError) {
    var settings = settings()
    change(&settings)
    guard settings != known else { return }
    do { try write(settings) } catch { throw .storage("\(error)") }
    known = settings
    await choices.send(settings)
  }

  func changes() async -> AsyncStream<NewsSettings> { await choices.subscribe() }

  private func write(_ settings: NewsSettings) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try JSONEncoder().encode(settings).write(to: file, options: .atomic)
  }
}
