import Foundation
import Synchronization

/// The collected output of a process.
final class CollectedText: Sendable {
  private let data = Mutex(Data())
  private let limit: Int

  /// - Parameter limit: The maximum size in bytes, beyond which only the end is kept.
  init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  func append(_ piece: Data) {
    data.withLock { data in
      data.append(piece)
      if data.count > limit { data = Data(data.suffix(limit)) }
    }
  }

  var value: String {
    String(decoding: data.withLock { $0 }, as: UTF8.self)
  }
}
