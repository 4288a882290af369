import CMalloc
import Foundation
import UIKitHosting

/// Returns memory to the system after many scenes have ended, or regularly.
///
/// `malloc` keeps freed memory between allocated blocks: without this, a host would stay at its
/// peak size.
@MainActor
final class ReturnedMemory {
  /// The number of ended scenes from which it is worth the work.
  static let worthwhileCount = 64
  /// The time to wait for other scenes that end at the same time.
  static let delay = Duration.seconds(2)
  /// The time between two returns of a process that is one of many.
  ///
  /// After its first page an app of some screens has as much freed memory as used one.
  static let interval = Duration.seconds(20)

  private let clock: any HostClock
  private let giveBack: @Sendable () -> Void
  private var ended = 0

  /// Creates a counter of ended scenes.
  /// - Parameters:
  ///   - clock: The clock of the delay.
  ///   - giveBack: Returns the memory, off the main actor; it may take some tenths of a second.
  init(
    clock: any HostClock,
    giveBack: @escaping @Sendable () -> Void = { _ = malloc_trim(0) }
  ) {
    self.clock = clock
    self.giveBack = giveBack
  }

  /// Limits `malloc` to an arena per processor.
  ///
  /// `malloc` creates eight arenas per processor, and does not use memory that was freed in one for
  /// another. With 10,000 scenes a tenth of the peak memory remained in them.
  nonisolated static func sharePools() {
    _ = mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
  }

  func noteEnd() {
    ended += 1
    guard ended == Self.worthwhileCount else { return }
    _ = clock.schedule(after: Self.delay) { [weak self] in self?.start() }
  }

  /// Returns memory every `interval`.
  func giveBackRegularly() {
    _ = clock.schedule(after: Self.interval) { [weak self] in
      self?.start()
      self?.giveBackRegularly()
    }
  }

  private func start() {
    ended = 0
    Task.detached(priority: .background) { [giveBack] in giveBack() }
  }
}
