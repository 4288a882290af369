import AppAutomation
import Foundation
import Synchronization

/// A process of the tested app.
@MainActor
final class RunningApp {
  private let process = Process()
  private let stream: MessageStream
  private let output: AppOutput
  private var known: (revision: UInt64, tree: ElementRecord)?
  /// What is in rows, headers and footers that are far from the visible part of their table.
  private var contents: [ElementRecord.ID: ElementRecord] = [:]
  private var hasEnded = false
  private var lastAction: ContinuousClock.Instant?

  /// Starts a program as the app, and waits until it has launched.
  ///
  /// - Parameters:
  ///   - program: The program; nil for that of this process.
  ///   - arguments: Its arguments.
  ///   - environment: The additions to this process's environment.
  /// - Throws: The failure with what the program has printed, if it ends before.
  init(
    program: URL?,
    arguments: [String],
    environment: [String: String]
  ) throws(LaunchFailure) {
    // The path of a socket has at most 107 characters.
    let path = "/tmp/rostrum-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).socket"
    guard let listener = Listener(at: path) else { throw LaunchFailure("\(path) is in use.") }
    let pipe = Pipe()
    output = AppOutput(pipe.fileHandleForReading)
    process.executableURL = program ?? Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.merging([AutomatedApp.socketVariable: path]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw LaunchFailure("\(error)") }
    let (process, limit) = (process, Self.longestLaunch)
    let connection = listener.accept(within: limit) { process.isRunning }
    guard let connection, connection.receive(AutomationReply.self) != nil else {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      throw LaunchFailure(output.ending)
    }
    stream = connection
  }

  struct LaunchFailure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The least time of an action on iOS.
  private static let timeOfAction = Duration.milliseconds(100)
  /// The seconds after which an app that has not launched has failed.
  private static let longestLaunch: TimeInterval = 60

  var isRunning: Bool { !hasEnded }
  var identifier: Int32 { process.processIdentifier }

  /// The reason why the process has ended by itself.
  private(set) var endFailure: String?

  /// Sends a request, and waits for the answer.
  ///
  /// - Returns: Nil if the app has ended.
  func send(_ request: AutomationRequest) -> AutomationReply? {
    guard !hasEnded else { return nil }
    switch request {
    case .elements, .contents: break
    default: lastAction = .now
    }
    if stream.send(request), let reply = stream.receive(AutomationReply.self) { return reply }
    process.waitUntilExit()
    hasEnded = true
    endFailure = "The app ended. " + output.ending
    return nil
  }

  /// Returns the elements on the screen; nil if the app has ended.
  func tree() -> ElementRecord? {
    switch send(.elements(known: known?.revision)) {
    case .elements(let tree, let revision)?: (known, contents) = ((revision, tree), [:])
    case .unchanged?: break
    default: return nil
    }
    return known?.tree
  }

  /// Returns what is in rows, headers and footers that are far from the visible part of their table.
  func contents(of ids: [ElementRecord.ID]) -> [ElementRecord.ID: ElementRecord] {
    let unknown = ids.filter { contents[$0] == nil }
    if !unknown.isEmpty, case .contents(let records)? = send(.contents(unknown)) {
      for record in records { contents[record.id] = record }
    }
    return contents
  }

  /// Ends the process at once, as iOS ends an app that a test terminates.
  ///
  /// An action on iOS takes some time, in which the app saves what follows from it.
  func terminate() {
    guard !hasEnded else { return }
    if let end = lastAction?.advanced(by: Self.timeOfAction), end > .now {
      Thread.sleep(forTimeInterval: (end - .now) / .seconds(1))
    }
    hasEnded = true
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A Unix socket on which the test waits for its app.
private final class Listener {
  private let descriptor: Int32
  private let path: String

  init?(at path: String) {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    // No other user of the machine may drive the app, or answer in its place.
    let mask = umask(0o077)
    let isBound = UnixAddress.with(path) { bind(descriptor, $0, $1) == 0 } ?? false
    umask(mask)
    guard isBound, listen(descriptor, 1) == 0 else { return nil }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Waits for a connection.
  ///
  /// - Parameters:
  ///   - seconds: The longest time.
  ///   - isAlive: Whether it is worth waiting for.
  /// - Returns: The connection; nil if there was none.
  func accept(within seconds: TimeInterval, while isAlive: () -> Bool) -> MessageStream? {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while clock.now < end {
      var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&descriptors, 1, 20) > 0 {
        let connection = Glibc.accept(descriptor, nil, nil)
        return connection < 0 ? nil : MessageStream(connection)
      }
      if !isAlive() { return nil }
    }
    return nil
  }
}

/// The output of an app, which is passed on but for the report of a crash.
private final class AppOutput: Sendable {
  private struct State {
    var lines: [String] = []
    var rest = Data()
    var isCrashing = false
  }

  private let state = Mutex(State())
  private let isDone = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    let thread = Thread { [self] in
      while case let data = handle.availableData, !data.isEmpty { take(data) }
      isDone.signal()
    }
    thread.start()
  }

  private func take(_ data: Data) {
    state.withLock { state in
      state.rest += data
      while let end = state.rest.firstIndex(of: 0x0A) {
        let line = String(decoding: state.rest[..<end], as: UTF8.self)
        state.rest = Data(state.rest[(end + 1)...])
        state.lines.append(line)
        if state.lines.count > 2000 { state.lines.removeFirst(1000) }
        if line.contains("Fatal error") || line.hasPrefix("*** ") { state.isCrashing = true }
        if !state.isCrashing { print(line) }
      }
    }
  }

  /// The last lines, once the process has ended: of a trap, its message and calls.
  var ending: String {
    _ = isDone.wait(timeout: .now() + 10)
    return state.withLock { state in
      let start = state.lines.lastIndex { $0.contains("Fatal error") }
      let lines = start.map { state.lines[$0...].prefix(40) } ?? state.lines.suffix(20)
      return lines.joined(separator: "\n")
    }
  }
}
