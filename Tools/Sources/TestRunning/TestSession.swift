package import Foundation
import LiveDevelopment

/// Runs tests in processes: one that traps or hangs costs itself, and the others run on.
package actor TestSession {
  private let program: TestProgram
  private let limit: Duration
  private let pictures: URL?
  private let isSerial: Bool
  private let reporter: any TestReporter
  private var process: TestProcess?
  private var running: [String: Running] = [:]
  private var results: [String: TestResult] = [:]
  /// The places of the functions of Swift Testing.
  private var places: [String: Place] = [:]
  /// The last lines that no test printed, for a report of a crash.
  private var stray: [String] = []
  private var isStopped = false
  /// True while the process writes the report of a crash, which is its last output.
  private var isCrashing = false
  /// True if the process ended by itself, since a test was not to continue after its failure.
  private var isInterrupted = false

  /// A line of a file.
  private struct Place {
    let file: String
    let line: Int
  }

  /// A test that has started.
  private struct Running {
    var result: TestResult
    /// The place of the test's declaration.
    let place: Place?
    var watch: Task<Void, Never>?
    /// The time that it had, if it has run for longer.
    var exceededLimit: Duration?
    var began = ContinuousClock.now
  }

  /// - Parameters:
  ///   - program: The program.
  ///   - limit: The time after which a test fails if it still runs.
  ///   - pictures: The folder for pictures of the screens of tests that fail; nil for none.
  ///   - isSerial: True if functions of Swift Testing run one after the other.
  ///   - reporter: Learns what happens.
  package init(
    _ program: TestProgram,
    limit: Duration,
    pictures: URL? = nil,
    isSerial: Bool = false,
    reporter: any TestReporter
  ) {
    self.program = program
    self.limit = limit
    self.pictures = pictures
    self.isSerial = isSerial
    self.reporter = reporter
  }

  /// Returns the tests of the program.
  ///
  /// - Throws: ``TestRunningError`` if it ends before it has listed them.
  package func list() async throws -> [TestCase] {
    let process = try TestProcess(program, TestPlan())
    var tests: [TestCase] = []
    var output: [String] = []
    var isFinished = false
    for await line in process.lines {
      switch line {
      case .output(let text): output.append(text)
      case .event(let event):
        if event.kind == .finished { isFinished = true }
        if event.kind == .listed, let id = event.test {
          tests.append(TestCase(id: id, library: .xcTest))
        }
        if let id = event.record.flatMap(TestRecord.init)?.functionID {
          tests.append(TestCase(id: id, library: .swiftTesting))
        }
      }
    }
    let code = await process.exitCode
    guard isFinished else {
      throw TestRunningError(
        "The program of tests ended (\(code.ending)) before it had listed them:\n"
          + CrashReport(output.joined(separator: "\n"), of: program).excerpt
      )
    }
    return tests
  }

  /// Runs tests.
  ///
  /// - Parameter tests: The tests in their order.
  /// - Returns: Their results, in the same order; fewer if the session was stopped.
  /// - Throws: ``TestRunningError`` if the program ends before its first test, or `DevelopmentError` if it
  ///   cannot be started.
  package func run(_ tests: [TestCase]) async throws -> [TestResult] {
    results = [:]
    // The one kind runs in the app, the other drives it from outside.
    let groups = Dictionary(grouping: tests, by: drivesApp)
    for group in [false, true].compactMap({ groups[$0] }) { try await runAll(group) }
    return tests.compactMap { results[$0.id] }
  }

  private func drivesApp(_ test: TestCase) -> Bool {
    program.interfaceModules.contains(test.module)
  }

  private func runAll(_ tests: [TestCase]) async throws {
    var left = tests
    while !left.isEmpty, !isStopped {
      let suspects = try await runOnce(left, isSerial: isSerial)
      let done = results.count
      // Several functions ran side by side when the process ended: each runs alone, to find which.
      for test in suspects where results[test.id] == nil && !isStopped {
        _ = try await runOnce([test], isSerial: true)
      }
      left = left.filter { results[$0.id] == nil }
      if !left.isEmpty, !isStopped, !isInterrupted { reporter.restarted(after: done) }
    }
  }

  /// Ends the running test and leaves out the others.
  package func stop() async {
    isStopped = true
    await process?.stop()
  }

  // MARK: - One process

  /// Runs tests until they have ended or the process has.
  ///
  /// - Returns: The tests of which one ended the process, if several ran.
  private func runOnce(_ tests: [TestCase], isSerial: Bool) async throws -> [TestCase] {
    let before = results.count
    let process = try TestProcess(
      program,
      TestPlan(
        tests,
        isSerial: isSerial,
        drivesApp: tests.first.map(drivesApp) ?? false,
        pictures: pictures
      )
    )
    self.process = process
    defer { self.process = nil }
    let known = Dictionary(tests.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    stray = []
    isCrashing = false
    isInterrupted = false
    var isFinished = false
    for await line in process.lines {
      switch line {
      case .output(let text): printed(text)
      case .event(let event):
        switch event.kind {
        case .finished: isFinished = true
        case .interrupted: isInterrupted = true
        default: handle(event, known)
        }
      }
    }
    let code = await process.exitCode
    let open = running.values.sorted { $0.began < $1.began }
    running = [:]
    for test in open { test.watch?.cancel() }
    guard !isStopped, !isInterrupted else { return [] }
    if isFinished {
      // Swift Testing leaves out what its traits disable without a word where a whole suite is.
      for test in tests where results[test.id] == nil { end(skipped: test) }
      return []
    }
    let hung = open.filter { $0.exceededLimit != nil }
    let guilty = hung.isEmpty ? open : hung
    if guilty.count > 1, tests.count > 1 { return guilty.map(\.result.test) }
    for test in guilty { end(crashed: test, code: code) }
    guard results.count > before else {
      throw TestRunningError(
        "The app ended (\(code.ending)) before its first test:\n"
          + CrashReport(stray.joined(separator: "\n"), of: program).excerpt
      )
    }
    return []
  }

  private func printed(_ line: String) {
    // The failure has an excerpt of the report.
    if CrashExcerpt.begins(line) { isCrashing = true }
    if !isCrashing { reporter.printed(line) }
    // A signal from outside does not end a program that has reported its calls.
    if isCrashing, line.hasPrefix("Backtrace took"), hasHung {
      process?.kill()
    }
    // Lines that several tests print at the same time belong to none of them.
    if running.count == 1, let id = running.keys.first {
      running[id]?.result.append(line)
    } else {
      stray.append(line)
      if stray.count > 2000 { stray.removeFirst(1000) }
    }
  }

  // MARK: - Events

  private func handle(_ event: TestEvent, _ known: [String: TestCase]) {
    if let record = event.record.flatMap(TestRecord.init) { return handle(record, known) }
    guard let id = event.test, let test = known[id] else {
      if let message = event.message { reporter.printed(message) }
      return
    }
    switch event.kind {
    case .started: start(test, at: event.file.map { Place(file: $0, line: event.line ?? 0) })
    case .allowance: watch(id, for: event.seconds.map { .seconds($0) } ?? limit)
    case .issue:
      add(
        TestResult.Failure(message: event.message ?? "failed", file: event.file, line: event.line),
        to: id
      )
    case .attachment:
      if let message = event.message {
        reporter.printed("\(event.file ?? "A picture") cannot be written: \(message)")
      } else if let file = event.file {
        running[id]?.result.attachments.append(file)
      }
    case .ended:
      running[id]?.result.skipReason = event.message
      running[id]?.result.skipPlace = event.file.map { "\($0):\(event.line ?? 0)" }
      end(id, event.outcome ?? .passed, seconds: event.seconds ?? 0)
    case .listed, .record, .interrupted, .finished: break
    }
  }

  private func handle(_ record: TestRecord, _ known: [String: TestCase]) {
    if let id = record.functionID, let place = record.payload.sourceLocation {
      let module = TestCase(id: id, library: .swiftTesting).module
      let (file, line) = program.place(of: place.path, place.line, in: module)
      places[id] = Place(file: file, line: line)
    }
    guard record.kind == "event", let id = record.payload.testID, let test = known[id] else {
      return
    }
    let messages = record.payload.messages ?? []
    switch record.payload.kind {
    case "testStarted": start(test, at: places[id])
    case "issueRecorded":
      guard let issue = record.payload.issue, !issue.isKnown, issue.isFailure != false else {
        return
      }
      add(
        TestResult.Failure(
          message: messages.map(\.text).joined(separator: "\n"),
          file: issue.sourceLocation?.path,
          line: issue.sourceLocation?.line
        ),
        to: id
      )
    case "testEnded":
      let failed = !(running[id]?.result.failures.isEmpty ?? true)
      let began = running[id]?.began ?? .now
      end(id, failed ? .failed : .passed, seconds: (ContinuousClock.now - began) / .seconds(1))
    case "testSkipped":
      if running[id] == nil { start(test, at: places[id]) }
      running[id]?.result.skipReason = messages.first?.text
      end(id, .skipped, seconds: 0)
    default: break
    }
  }

  private func start(_ test: TestCase, at place: Place?) {
    running[test.id] = Running(result: TestResult(test), place: place)
    reporter.started(test)
    watch(test.id, for: limit)
  }

  private func watch(_ id: String, for limit: Duration) {
    running[id]?.watch?.cancel()
    running[id]?.watch = Task {
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      self.hang(id, limit)
    }
  }

  private func hang(_ id: String, _ limit: Duration) {
    guard running[id] != nil, !hasHung else { return }
    running[id]?.exceededLimit = limit
    process?.abort()
  }

  private var hasHung: Bool { running.values.contains { $0.exceededLimit != nil } }

  /// Adds a failure, which without a place of its own is where the test is declared.
  private func add(_ failure: TestResult.Failure, to id: String) {
    let failure = placed(failure, running[id]?.place)
    running[id]?.result.failures.append(failure)
    if let result = running[id]?.result { reporter.failed(result.test, failure) }
  }

  private func placed(_ failure: TestResult.Failure, _ place: Place?) -> TestResult.Failure {
    guard failure.file == nil, let place else { return failure }
    return TestResult.Failure(message: failure.message, file: place.file, line: place.line)
  }

  private func end(_ id: String, _ outcome: TestOutcome, seconds: Double) {
    guard let ended = running.removeValue(forKey: id) else { return }
    ended.watch?.cancel()
    var result = ended.result
    result.outcome = outcome
    result.seconds = seconds
    results[id] = result
    reporter.ended(result)
  }

  private func end(skipped test: TestCase) {
    var result = TestResult(test)
    result.outcome = .skipped
    results[test.id] = result
    reporter.started(test)
    reporter.ended(result)
  }

  /// Ends a test that ended the process.
  private func end(crashed test: Running, code: Int32) {
    var result = test.result
    let text = result.output.isEmpty ? stray.joined(separator: "\n") : result.output
    let report = CrashReport(text, of: program)
    let failure = placed(
      test.exceededLimit.map { report.failure(ofHangAfter: $0.text) }
        ?? report.failure(ending: code.ending),
      test.place
    )
    result.failures.append(failure)
    result.outcome = .failed
    result.hasCrashed = true
    result.seconds = (ContinuousClock.now - test.began) / .seconds(1)
    results[result.test.id] = result
    reporter.failed(result.test, failure)
    reporter.ended(result)
  }
}

extension TestRecord {
  /// The identifier of a function that is listed.
  fileprivate var functionID: String? {
    kind == "test" && payload.kind == "function" ? payload.id : nil
  }
}

extension Int32 {
  /// The end of a process, for people.
  var ending: String { self < 0 ? "signal \(-self)" : "exit code \(self)" }
}

extension Duration {
  /// The seconds, such as `60 s` or `0.5 s`.
  fileprivate var text: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
