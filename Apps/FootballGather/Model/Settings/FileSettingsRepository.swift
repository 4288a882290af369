import Foundation

/// Settings in a small file.
@MainActor
final class FileSettingsRepository: SettingsRepository {
  private struct Settings: Codable, Equatable {
    var language: String?
  }

  private let file: URL
  private lazy var settings = read()
  private var next = 0
  private var listeners: [Int: AsyncStream<String?>.Continuation] = [:]

  /// - Parameter file: It is made with the first choice.
  nonisolated init(file: URL) {
    self.file = file
  }

  var language: String? { settings.language }

  func setLanguage(_ language: String?) throws(GatherError) {
    let new = Settings(language: language)
    guard new != settings else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(new).write(to: file, options: .atomic)
    } catch {
      throw .storage("\(error)")
    }
    settings = new
    for listener in listeners.values { listener.yield(language) }
  }

  func languages() -> AsyncStream<String?> {
    let (stream, continuation) = AsyncStream<String?>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    next += 1
    let id = next
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.listeners[id] = nil }
    }
    return stream
  }

  /// A file that cannot be read is as none: whoever chose can choose again.
  private func read() -> Settings {
    let data = try? Data(contentsOf: file)
    return data.flatMap { try? JSONDecoder().decode(Settings.self, from: $0) } ?? Settings()
  }
}
