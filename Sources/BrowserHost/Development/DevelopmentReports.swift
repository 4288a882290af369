import Foundation
import Synchronization

/// The newest report of a development channel, for pages that wait for the next one.
final class DevelopmentReports: Sendable {
  /// A report and the tag by which a page confirms that it has received it.
  struct Report: Equatable, Sendable {
    var tag: String
    /// A JSON object.
    var json: String
  }

  /// The time after which a waiting page gets the report that it already has.
  static let patience = Duration.seconds(10)
  private static let pause = Duration.milliseconds(50)
  /// The size limit in bytes; `rostrum dev` writes no larger file.
  private static let maximumSize = 1 << 20

  private let file: URL
  private let isClosing = Mutex(false)

  init(_ channel: DevelopmentChannel) {
    file = channel.report
  }

  /// The current report; an empty object if there is none or it cannot be read.
  var current: Report {
    let data = (try? Data(contentsOf: file)) ?? Data()
    let isObject =
      data.count <= Self.maximumSize
      && (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
    let json = isObject ? String(decoding: data, as: UTF8.self) : "{}"
    return Report(tag: Digest.name(of: Array(json.utf8)), json: json)
  }

  /// Returns the current report if its tag is not `seen`, or else the next one.
  ///
  /// Returns the known one when the host shuts down, or after `patience`.
  func next(after seen: String) async throws -> Report {
    let end = ContinuousClock.now + Self.patience
    while true {
      let report = current
      let isOver = isClosing.withLock { $0 } || ContinuousClock.now >= end
      if report.tag != seen || isOver { return report }
      try await Task.sleep(for: Self.pause)
    }
  }

  /// Answers all waiting pages, since the host shuts down.
  func close() {
    isClosing.withLock { $0 = true }
  }
}
