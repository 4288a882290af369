import Foundation
import ModelKit

/// Settings in a small file.
actor FileSettingsRepository: SettingsRepository {
  private let file: URL
  private let choices = Broadcast<NewsSettings>()
  private var known: NewsSettings?

  /// - Parameter file: It is made with the first choice.
  init(file: URL) {
    self.file = file
  }

  func settings() -> NewsSettings {
    if let known { return known }
    let settings = Self.read(file)
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

  /// A file that cannot be read is as none: whoever chose can choose again.
  private static func read(_ file: URL) -> NewsSettings {
    guard let data = try? Data(contentsOf: file),
      let settings = try? JSONDecoder().decode(NewsSettings.self, from: data)
    else { return NewsSettings() }
    return settings
  }

  private func write(_ settings: NewsSettings) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try JSONEncoder().encode(settings).write(to: file, options: .atomic)
  }
}
