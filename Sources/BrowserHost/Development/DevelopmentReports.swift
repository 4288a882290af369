import Foundation
import Synchronization

/// The newest report of a development channel, for pages that wait for the next one.
final class DevelopmentReports: Sendable {
  /// A report and the name by which a page says that it has seen it.
  struct Report: Equatable, Sendable {
    var tag: String
    /// A JSON object.
    var json: String
  }

  /// How long a page waits for a report at the most, before it is answered with the one it knows.
  static let patience = Duration.seconds(10)
  private static let pause = Duration.milliseconds(50)
  /// Bytes; a larger file is none of `rostrum dev`.
  private static let maximumSize = 1 << 20

  private let file: URL
  private let isClosing = Mutex(false)

  init(_ channel: DevelopmentChannel) {
    file = channel.report
  }

  /// The report of now; an empty object while there is none that can be read.
  var current: Report {
    let data = (try? Data(contentsOf: file)) ?? Data()
    let isObject =
      data.count <= Self.maximumSize
      && (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
    let json = isObject ? String(decoding: data, as: UTF8.self) : "{}"
    return Report(tag: Digest.name(of: Array(json.utf8)), json: json)
  }

  /// The report of now if it is another one than `seen`, or else the next one.
  ///
  /// Returns the known one when the host ends, or when there is no other for long.
  func next(after seen: String) async throws -> Report {
    let end = ContinuousClock.now + Self.patience
    while true {
      let report = current
      let isOver = isClosing.withLock { $0 } || ContinuousClock.now >= end
      if report.tag != seen || isOver { return report }
      try await Task.sleep(for: Self.pause)
    }
  }

  /// Answers every page that waits, since the host ends.
  func close() {
    isClosing.withLock { $0 = true }
  }
}
