import Foundation

/// Builds and serves the app, and repeats both after each change, until it is cancelled.
///
/// The previous program serves while the next one is built. A build that a further change makes
/// obsolete is cancelled.
public actor DevelopmentSession {
  private let plan: DevelopmentPlan
  private let builder: PackageBuilder
  private let server: ServerProcess
  private let report: URL
  private let printer: DevelopmentPrinter
  private var building: Task<Void, Never>?
  private var watching: Task<Void, Never>?
  /// The reason why the session ends by itself.
  private var failure: DevelopmentError?
  /// The changes since the newest successful build.
  private var pending = SourceChanges()

  /// - Parameters:
  ///   - plan: The package and the way to serve it.
  ///   - print: Receives lines for the terminal.
  ///   - progress: Receives the steps of builds.
  public init(
    _ plan: DevelopmentPlan,
    print: @escaping @Sendable (String) -> Void,
    progress: (@Sendable (BuildProgress) -> Void)? = nil
  ) {
    self.plan = plan
    report = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-dev-\(UUID().uuidString).json")
    builder = PackageBuilder(
      package: plan.package,
      product: plan.product,
      folder: plan.buildFolder,
      options: plan.buildOptions,
      environment: plan.buildEnvironment,
      progress: progress
    )
    printer = DevelopmentPrinter(folder: plan.sources.path, print: print)
    server = ServerProcess(plan, report: report, log: print)
  }

  /// Runs until the task is cancelled, and returns after every program that it started has ended.
  ///
  /// - Throws: ``DevelopmentError`` where the port is taken, or no build can be started.
  public func run() async throws {
    guard !LocalPort(plan.port, host: plan.host).isTaken else {
      throw DevelopmentError(
        "Port \(plan.port) is in use by another program. Stop it, or choose another port with --port."
      )
    }
    let changes = plan.watches ? plan.watcher.changes() : Self.noChanges
    printer.began(plan.product, linksRuntime: plan.isPrebuilt)
    begin(at: .now)
    let watching = Task {
      for await change in changes { note(change) }
    }
    self.watching = watching
    await withTaskCancellationHandler {
      await watching.value
    } onCancel: {
      watching.cancel()
    }
    building?.cancel()
    await building?.value
    await server.stop()
    try? FileManager.default.removeItem(at: report)
    try? FileManager.default.removeItem(at: report.appendingPathExtension("events"))
    if let failure { throw failure }
  }

  private func note(_ change: SourceChanges) {
    if plan.preparation == nil { pending.formUnion(change) }
    printer.changed(change)
    begin(at: .now)
  }

  /// Ends the session if no change can lead to a program that serves.
  private func endIfHopeless(_ text: String) {
    guard !plan.watches else { return }
    failure = DevelopmentError(text)
    watching?.cancel()
  }

  /// A stream that ends when the task is cancelled.
  private static var noChanges: AsyncStream<SourceChanges> { AsyncStream { _ in } }

  /// Returns the current report for pages.
  func reportText() throws -> String {
    try String(contentsOf: report, encoding: .utf8)
  }

  // MARK: - Building

  /// Cancels the running build, and starts the next one.
  private func begin(at start: ContinuousClock.Instant) {
    let former = building
    former?.cancel()
    building = Task {
      await former?.value
      guard !Task.isCancelled else { return }
      await build(since: start)
    }
  }

  private func build(since start: ContinuousClock.Instant) async {
    write(.building)
    do {
      // A build that was cancelled has not compiled what its preparation wrote.
      if let preparation = plan.preparation { pending.formUnion(try await preparation.prepare()) }
      let changes = pending
      let isKnown = changes.structural.isEmpty
      var build = try await builder.build(after: isKnown ? changes.modified : nil)
      if plan.preparation != nil {
        build.result.diagnostics = build.result.diagnostics.map { $0.quotingItsFile() }
      }
      guard !Task.isCancelled else { return }
      // The plan reflects added and removed files, even if they do not compile.
      if build.isPlanned { pending.formPlanned() }
      printer.show(build.result.diagnostics)
      guard build.result.isSuccess else { return fail(build.result) }
      pending = SourceChanges()
      let built = ContinuousClock.now
      guard try await serve(), !Task.isCancelled else { return }
      printer.served(
        plan.address,
        build: built - start,
        restart: .now - built,
        isWhole: build.isWhole
      )
    } catch {
      guard !Task.isCancelled else { return }
      write(.failed, [], "\(error)")
      printer.failed("\(error)")
      printer.buildFailed(errors: 0, watches: plan.watches)
      endIfHopeless("The app is not served.")
    }
  }

  private func fail(_ result: BuildResult) {
    write(.failed, result.diagnostics, result.unexplainedOutput)
    if let output = result.unexplainedOutput { printer.failed(output) }
    printer.buildFailed(
      errors: result.diagnostics.count { $0.severity == .error },
      watches: plan.watches
    )
    endIfHopeless("The app is not served.")
  }

  // MARK: - Serving

  /// - Returns: Whether the program listens.
  @discardableResult
  private func serve() async throws -> Bool {
    write(.starting)
    let program = try plan.preparation?.assemble(builder.program) ?? builder.program
    try linkResources(beside: program)
    let isListening = try await server.restart(program) { [weak self] ending in
      Task { await self?.ended(ending) }
    }
    if isListening { write(.serving) }
    if !isListening, plan.front != nil {
      // Whatever the app, its front cannot serve it.
      failure = DevelopmentError("The app is not served.")
      watching?.cancel()
    }
    return isListening
  }

  private func linkResources(beside program: URL) throws {
    for resource in plan.resources {
      let link = program.deletingLastPathComponent().appending(path: resource.lastPathComponent)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: resource)
    }
  }

  /// Restarts a program that has ended by itself, unless it had only just started.
  private func ended(_ ending: ServerProcess.Ending) async {
    printer.ended(code: ending.code)
    guard ending.age > .seconds(5) else {
      // A front that cannot serve ends the session.
      guard plan.front == nil else { return }
      return printer.failed("It starts again after the next change.")
    }
    guard (try? await serve()) == true else { return }
    write(.crashed, [], ending.output)
  }

  private func write(
    _ phase: DevelopmentReport.Phase,
    _ diagnostics: [CompilerDiagnostic] = [],
    _ output: String? = nil
  ) {
    let content = DevelopmentReport(
      phase: phase,
      product: plan.product,
      diagnostics: diagnostics,
      output: output
    )
    do {
      try content.relative(to: plan.sources).write(to: report)
    } catch {
      printer.failed("The report for pages cannot be written: \(error)")
    }
  }
}
