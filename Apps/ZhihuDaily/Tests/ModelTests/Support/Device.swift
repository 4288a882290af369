import Foundation
import Synchronization
import ZhihuDailyModel

/// A device with a folder of its own and a clock that stands.
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

  /// The app as it is after a start.
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
