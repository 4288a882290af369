import CMalloc
import Foundation
import UIKitHosting

/// Gives memory back to the system after many scenes have ended.
///
/// `malloc` keeps what is freed between what is not: without this, a host stays as large as its
/// busiest hour.
@MainActor
final class ReturnedMemory {
  /// How many scenes must have ended for it to be worth the work.
  static let worthwhileCount = 64
  /// How long to wait for others that end at the same time.
  static let delay = Duration.seconds(2)

  private let clock: any HostClock
  private let giveBack: @Sendable () -> Void
  private var ended = 0

  /// - Parameters:
  ///   - clock: Says when others have ended, too.
  ///   - giveBack: Does it, off the main actor; it may take some tenths of a second.
  init(
    clock: any HostClock,
    giveBack: @escaping @Sendable () -> Void = { _ = malloc_trim(0) }
  ) {
    self.clock = clock
    self.giveBack = giveBack
  }

  /// Has threads share as many pools of memory as there are processors, which is as many as work at
  /// a time.
  ///
  /// `malloc` makes eight for each processor, and memory that was freed in one serves no other: of
  /// 10,000 scenes a tenth of what the host had taken before stayed behind in them.
  nonisolated static func sharePools() {
    _ = mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
  }

  func noteEnd() {
    ended += 1
    guard ended == Self.worthwhileCount else { return }
    _ = clock.schedule(after: Self.delay) { [weak self] in self?.start() }
  }

  private func start() {
    ended = 0
    Task.detached(priority: .background) { [giveBack] in giveBack() }
  }
}
