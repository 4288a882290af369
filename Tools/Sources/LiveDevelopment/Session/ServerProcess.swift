import Foundation
import Glibc

/// The program that serves the app, from its start to its end.
actor ServerProcess {
  private let plan: DevelopmentPlan
  private let program: URL
  private let report: URL
  private let log: @Sendable (Data) -> Void
  private var process: ChildProcess?
  private var started = ContinuousClock.now
  private var lastOutput = CollectedText(limit: 4_096)

  /// - Parameters:
  ///   - plan: How it is served.
  ///   - program: The file to run.
  ///   - report: The file whose reports the program's pages show.
  ///   - log: Receives what the program prints.
  init(
    _ plan: DevelopmentPlan,
    program: URL,
    report: URL,
    log: @escaping @Sendable (Data) -> Void
  ) {
    self.plan = plan
    self.program = program
    self.report = report
    self.log = log
  }

  /// How the program has ended by itself.
  struct Ending: Sendable {
    var code: Int32
    /// How long it had run.
    var age: Duration
    var output: String
  }

  /// Starts the program in place of the one that runs, and returns when it listens.
  ///
  /// - Parameter onEnd: Called if the program ends by itself.
  /// - Returns: False where it has ended before it listened.
  /// - Throws: ``DevelopmentError`` where it cannot be started; `CancellationError`.
  func restart(onEnd: @escaping @Sendable (Ending) -> Void) async throws -> Bool {
    await stop()
    let output = CollectedText(limit: 4_096)
    let log = log
    let process = try ChildProcess(
      program.path,
      plan.arguments,
      in: plan.package,
      environment: plan.environment.merging(["ROSTRUM_DEVELOPMENT": report.path]) { $1 }
    ) {
      output.append($0)
      log($0)
    }
    self.process = process
    lastOutput = output
    started = .now
    Task { await self.watch(process, onEnd) }
    while self.process === process {
      if LocalPort(plan.port).isTaken { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  /// Ends the program as a person does, so that its scenes are saved.
  func stop() async {
    guard let process else { return }
    self.process = nil
    await process.end()
  }

  private func watch(_ process: ChildProcess, _ onEnd: @Sendable (Ending) -> Void) async {
    let code = await process.exitCode
    // One that was replaced, or stopped, was told to end.
    guard self.process === process else { return }
    self.process = nil
    onEnd(Ending(code: code, age: .now - started, output: lastOutput.value))
  }
}
