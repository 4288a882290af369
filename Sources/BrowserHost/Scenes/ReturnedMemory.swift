import CMalloc
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
