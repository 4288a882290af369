import Foundation
import ModelKit

/// The settings in a small file.
actor FileSettingsRepository: SettingsRepository {
  private struct Settings: Codable, Equatable {
    var language: String?
  }

  private let file: URL
  private let choices = Broadcast<String?>()
  private let log: @Sendable (String) -> Void
  private var settings: Settings?

  /// - Parameters:
  ///   - file: The file, which is created with the first setting.
  ///   - log: Receives a line when the file cannot be read.
  init(file: URL, log: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.log = log
  }

  func language() -> String? { known().language }

  func setLanguage(_ language: String?) async throws(GatherError) {
    let new = Settings(language: language)
    guard new != known() else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try JSONEncoder().encode(new).write(to: file, options: .atomic)
    } catch {
      throw .storage("\(error)")
    }
    settings = new
    await choices.send(language)
  }

  func languages() async -> AsyncStream<String?> { await choices.subscribe() }

  /// Returns the settings; an unreadable file counts as none, since the user can choose again.
  private func known() -> Settings {
    if let settings { return settings }
    let found = DamagedFile.read(Settings.self, from: file, log: log) ?? Settings()
    settings = found
    return found
  }
}
