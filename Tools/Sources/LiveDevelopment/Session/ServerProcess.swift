import Foundation
import Glibc

/// The program that serves the app, from its start to its end.
actor ServerProcess {
  private let plan: DevelopmentPlan
  private let report: URL
  private let log: LineBuffer
  private let programOutput: ProgramOutput
  private var process: ChildProcess?
  private var started = ContinuousClock.now
  /// A report of the calls of all threads has some 20,000 bytes.
  private static let outputLimit = 1 << 18
  private var lastOutput = CollectedText(limit: outputLimit)

  /// - Parameters:
  ///   - plan: The way to serve it.
  ///   - report: The file whose reports the program's pages show.
  ///   - log: Receives the lines of the program's output.
  init(
    _ plan: DevelopmentPlan,
    report: URL,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.plan = plan
    self.report = report
    let output = ProgramOutput(
      of: plan.product,
      reportsIn: plan.crashReport,
      journal: report.appendingPathExtension("events"),
      source: { plan.source(named: $0) },
      print: log
    )
    programOutput = output
    self.log = LineBuffer(output.append)
  }

  /// The end of a program that ended by itself.
  struct Ending: Sendable {
    var code: Int32
    /// The time that it had run.
    var age: Duration
    /// The lines that say why.
    var output: String
  }

  /// Replaces the running program, and returns when the new one listens.
  ///
  /// - Parameters:
  ///   - program: The file to run.
  ///   - onEnd: Called if the program ends by itself.
  /// - Returns: False where it ended before it listened.
  /// - Throws: ``DevelopmentError`` where it cannot be started; `CancellationError`.
  func restart(
    _ program: URL,
    onEnd: @escaping @Sendable (Ending) -> Void
  ) async throws -> Bool {
    if let front = plan.front {
      try write(front, for: program)
      if let process {
        process.signal(SIGHUP, toGroup: false)
        return true
      }
    }
    await stop()
    let output = CollectedText(limit: Self.outputLimit)
    let log = log
    let process = try ChildProcess(
      plan.front?.program.path ?? program.path,
      plan.front.map { [$0.configuration.path] } ?? plan.arguments,
      in: plan.package,
      environment: plan.environment.merging(["ROSTRUM_DEVELOPMENT": report.path]) { $1 }
    ) {
      output.append($0)
      log.append($0)
    }
    self.process = process
    lastOutput = output
    started = .now
    Task { await self.watch(process, onEnd) }
    while self.process === process {
      if LocalPort(plan.port, host: plan.host).isTaken { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  private func write(_ front: FrontPlan, for program: URL) throws(DevelopmentError) {
    do {
      try front.content(program).write(to: front.configuration, options: .atomic)
    } catch {
      throw DevelopmentError("\(front.configuration.path) cannot be written: \(error)")
    }
  }

  /// Ends the program with `SIGTERM`, so that it saves its scenes.
  func stop() async {
    guard let process else { return }
    self.process = nil
    // A front waits for the programs that it has started.
    await process.end(patience: plan.front == nil ? .seconds(5) : .seconds(15))
  }

  private func watch(_ process: ChildProcess, _ onEnd: @Sendable (Ending) -> Void) async {
    let code = await process.exitCode
    log.finish()
    programOutput.finish()
    // A program that was replaced or stopped ended on request.
    guard self.process === process else { return }
    self.process = nil
    let excerpt = CrashExcerpt.text(of: lastOutput.value, program: plan.product)
    let output = ProgramOutput.naming(excerpt) { plan.source(named: $0) }
    onEnd(Ending(code: code, age: .now - started, output: output))
  }
}
