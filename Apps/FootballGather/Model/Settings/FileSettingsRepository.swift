import Foundation
import ModelKit

/// Settings in a small file.
actor FileSettingsRepository: SettingsRepository {
  private struct Settings: Codable, Equatable {
    var language: String?
  }

  private let file: URL
  private let choices = Broadcast<String?>()
  private let log: @Sendable (String) -> Void
  private var settings: Settings?

  /// - Parameters:
  ///   - file: It is made with the first choice.
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

  /// A file that cannot be read is as none: whoever chose can choose again.
  private func known() -> Settings {
    if let settings { return settings }
    let found = DamagedFile.read(Settings.self, from: file, log: log) ?? Settings()
    settings = found
    return found
  }
}
