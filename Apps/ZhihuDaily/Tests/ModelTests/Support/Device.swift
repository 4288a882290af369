import Foundation
import Synchronization
import ZhihuDailyModel

/// A device with its own folder and a clock that moves only on demand.
final class Device: Sendable {
  let folder = TemporaryFolder()
  let paper: FakePaper
  let transport: ScriptedTransport
  let log = LogLines()
  private let time = Mutex(Date.noon)

  init(
    _ paper: FakePaper = FakePaper(),
    transport: ScriptedTransport = ScriptedTransport(.failure(.offline))
  ) {
    self.paper = paper
    self.transport = transport
  }

  var now: Date { time.withLock { $0 } }

  func pass(_ seconds: TimeInterval) {
    time.withLock { $0.addTimeInterval(seconds) }
  }

  /// Returns the repositories as after a start of the app.
  func start() -> NewsRepositories {
    NewsRepositories(
      folder: folder.url,
      service: paper,
      transport: transport,
      now: { self.now },
      log: log.append
    )
  }
}
