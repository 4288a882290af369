import BrowserHost
import Foundation
import UIKitHosting

/// The device of a browser, and its process from start to end.
@MainActor
final class FrontDevice {
  /// What a request finds.
  enum Readiness: Sendable {
    case running
    /// The process has ended by itself, and is not started again yet.
    case crashed
    /// As many processes as may run are in use.
    case full
    /// The process is being stopped.
    case stopped
  }

  enum Phase {
    case stopped
    case starting
    case running
    case stopping
  }

  /// The end of a process by itself.
  struct Crash {
    var text: String
    /// A Boolean value that indicates whether a page has shown it.
    var isSeen = false
  }

  let token: DeviceToken
  /// The number by which people know the device.
  let number: Int
  private(set) var phase = Phase.stopped
  private(set) var started: Date?
  private(set) var lastSeen: Date
  private(set) var liveConnections = 0
  private(set) var crashes = 0
  private(set) var lastCrash: Crash?
  /// A Boolean value that indicates whether the front's user has stopped the device, until its visitor
  /// starts it again.
  private(set) var isHalted = false
  /// The time before which no process is started, after several that could not start.
  private var retry: Date?

  // Both live as long as the program.
  private let directory: DeviceDirectory
  private var process: (any DeviceProcess)?
  /// The number of processes started so far, by which the end of a former one is known.
  private var generation = 0
  private var attempt: Task<Readiness, Never>?
  private var uses = 0
  private var earlyEnds = 0
  /// The reason why the front itself ends the process; nil if it has none to show.
  private var excess: String?
  private var idling: HostTimer?
  private var killing: HostTimer?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ token: DeviceToken, number: Int, in directory: DeviceDirectory) {
    self.token = token
    self.number = number
    self.directory = directory
    lastSeen = directory.clock.date
  }

  var hasProcess: Bool { phase != .stopped }
  var isIdle: Bool { phase == .running && uses == 0 }
  var memory: Int? { process?.memory }
  var socketPath: String { socketFolder.appendingPathComponent("app.sock").path }

  private var socketFolder: URL {
    directory.settings.runtime.appendingPathComponent("\(number)", isDirectory: true)
  }

  /// The seconds before a process may start again; nil if it may now.
  var retryDelay: Int? {
    retry.flatMap { retry in
      let delay = retry.timeIntervalSince(directory.clock.date)
      return delay > 0 ? Int(delay.rounded(.up)) : nil
    }
  }

  // MARK: - Starting

  /// Returns when the process can be used, or cannot.
  func ready(_ visit: Visit) async -> Readiness {
    if phase == .running { return .running }
    if let attempt { return await attempt.value }
    let attempt = Task {
      let readiness = await start(visit)
      self.attempt = nil
      return readiness
    }
    self.attempt = attempt
    return await attempt.value
  }

  /// Counts the process among those that run, before it does.
  func reserve() {
    phase = .starting
  }

  private func start(_ visit: Visit) async -> Readiness {
    await ended()
    if isHalted { return .stopped }
    if retryDelay != nil { return .crashed }
    guard await directory.makeRoom(for: self) else { return .full }
    generation += 1
    let generation = generation
    await directory.starts.take()
    defer { directory.starts.release() }
    // It may have been stopped while it waited for its turn.
    guard phase == .starting else { return .stopped }
    started = directory.clock.date
    excess = nil
    do {
      let launch = try launch(visit)
      process = try directory.launcher.start(launch) { [weak self] ending in
        Task { @MainActor in self?.end(ending, of: generation) }
      }
    } catch {
      end(ProcessEnding(code: 1, output: "The app cannot be started: \(error)"), of: generation)
      return .crashed
    }
    return await listening(generation)
  }

  private func launch(_ visit: Visit) throws -> DeviceLaunch {
    let files = directory.files(of: token)
    let manager = FileManager.default
    try? manager.removeItem(at: socketFolder)
    for folder in [files, files.appendingPathComponent("tmp"), socketFolder] {
      try manager.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    return DeviceLaunch(
      app: directory.app,
      files: files,
      socketFolder: socketFolder,
      environment: directory.settings.environment.merging(visit.environment) { $1 },
      limits: directory.settings.limits
    )
  }

  /// Returns when the process listens, or has ended.
  private func listening(_ generation: Int) async -> Readiness {
    let end = ContinuousClock.now + directory.settings.startTime
    while phase == .starting, generation == self.generation {
      if UnixSocket.accepts(socketPath) {
        phase = .running
        becomeIdle()
        return .running
      }
      if ContinuousClock.now > end {
        excess = "The app did not start within \(directory.settings.startTime)."
        process?.kill()
        await ended()
        return .crashed
      }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return hasUnseenCrash ? .crashed : .stopped
  }

  // MARK: - Using

  /// Counts a request or live connection, until the returned closure is called.
  func use(isLive: Bool) -> @Sendable () -> Void {
    uses += 1
    if isLive { liveConnections += 1 }
    lastSeen = directory.clock.date
    idling?.cancel()
    return { Task { @MainActor [self] in release(isLive: isLive) } }
  }

  private func release(isLive: Bool) {
    uses -= 1
    if isLive { liveConnections -= 1 }
    lastSeen = directory.clock.date
    if uses == 0 { becomeIdle() }
  }

  private func becomeIdle() {
    idling?.cancel()
    idling = directory.clock.schedule(after: directory.settings.idleTime) { [weak self] in
      guard let self, isIdle else { return }
      stop()
    }
  }

  var hasUnseenCrash: Bool { lastCrash.map { !$0.isSeen } ?? false }

  /// Returns the text of a crash that no page has shown yet, or because of which none is started.
  func takeCrash() -> String? {
    guard let crash = lastCrash, !crash.isSeen || phase == .stopped && retryDelay != nil else {
      return nil
    }
    lastCrash?.isSeen = true
    return crash.text
  }

  // MARK: - Ending

  /// Ends the process until the visitor starts it again.
  func halt() {
    guard hasProcess else { return }
    isHalted = true
    stop()
  }

  /// Lets the process start at the next request.
  func resume() {
    isHalted = false
  }

  /// Ends the process so that the app saves its state, if there is one.
  func stop() {
    guard phase == .starting || phase == .running else { return }
    guard let process else {
      // It waits for its turn to start.
      phase = .stopped
      return
    }
    phase = .stopping
    idling?.cancel()
    process.terminate()
    killing = directory.clock.schedule(after: directory.settings.endTime) { process.kill() }
  }

  /// Ends the process because of what it has used, which a page shows.
  func end(becauseOf excess: String) {
    guard phase == .starting || phase == .running else { return }
    self.excess = excess
    stop()
  }

  /// Returns when there is no process that ends.
  func ended() async {
    guard phase == .stopping || excess != nil && process != nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Forgets the failures of a former build.
  func forgive() {
    earlyEnds = 0
    retry = nil
  }

  private func end(_ ending: ProcessEnding, of generation: Int) {
    guard generation == self.generation else { return }
    let wasStopped = phase == .stopping
    let age = directory.clock.date.timeIntervalSince(started ?? .distantPast)
    process = nil
    phase = .stopped
    idling?.cancel()
    killing?.cancel()
    if !wasStopped || excess != nil { noteCrash(ending, age) } else { earlyEnds = 0 }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func noteCrash(_ ending: ProcessEnding, _ age: TimeInterval) {
    crashes += 1
    let output = CrashText(ending.output, of: directory.app).text
    let code = ending.code < 0 ? "signal \(-ending.code)" : "exit code \(ending.code)"
    let reason = excess ?? "The app ended: \(code)."
    excess = nil
    lastCrash = Crash(text: output.isEmpty ? reason : "\(output)\n\n\(reason)")
    directory.log("device \(number): \(reason)")
    earlyEnds = age < directory.settings.earlyAge ? earlyEnds + 1 : 0
    let doublings = earlyEnds - directory.settings.toleratedEarlyEnds
    guard doublings >= 0 else { return }
    retry = directory.clock.date + min(10 * pow(2, Double(doublings)), 300)
  }
}
