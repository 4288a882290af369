import Locking

/// Records the lines that a model logs.
public final class LogLines: Sendable {
  private let lines = Locked<[String]>([])

  public init() {}

  public var all: [String] { lines.withLock { $0 } }

  public func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
