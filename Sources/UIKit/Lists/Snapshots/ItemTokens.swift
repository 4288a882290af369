import Synchronization

/// Numbers that identify items of snapshots, unique within a process.
enum ItemTokens {
  private static let next = Atomic<Int>(0)

  /// - Returns: The first of `count` consecutive numbers.
  static func take(_ count: Int) -> Int {
    next.add(count, ordering: .relaxed).oldValue
  }
}
