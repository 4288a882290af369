import AppBuilding
import AppPreparation
import ArgumentParser
import Foundation
import LiveDevelopment
import TestRunning
import XcodeProjects

struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the tests of an Xcode project or of a Swift package as on iOS.",
    discussion: """
      The tests of the scheme run in the app, which has a scene but no display. Those of a package \
      run in an app with an empty screen. A folder with a project and a Package.swift means the \
      project: name the Package.swift to test the package. The files stay as they are. A test that traps or hangs fails, and the others run on. The output is that \
      of xcodebuild; the exit code is 0 if all tests pass, 65 if one fails or does not compile, and \
      2 if the command cannot run.
      EXAMPLE: rostrum test MyApp.xcodeproj --filter LoginTests
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Option(help: "The test plan. Without it, the scheme's default one.")
  var plan: String?

  @Option(
    help: ArgumentHelp(
      "Runs the tests whose names match a regular expression. May be repeated.",
      discussion: "Names are as AppTests.LoginTests/testLogin.",
      valueName: "expression"
    )
  )
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leaves out the tests whose names match a regular expression. May be repeated.",
      valueName: "expression"
    )
  )
  var skip: [String] = []

  @Option(help: "Runs one part of the tests, such as 2/5.")
  var shard: String?

  @Option(
    help: "Writes the results to a file in JUnit's format.",
    completion: .file(extensions: ["xml"])
  )
  var junit: String?

  @Option(
    help:
      "A folder for pictures of the screen at the first failure of a test, and for attachments.",
    completion: .directory
  )
  var pictures: String?

  @Option(help: "The seconds after which a test fails if it still runs.")
  var timeout = 60.0

  @Option(help: "How many times the tests run, each time on an empty device.")
  var iterations = 1

  @Flag(
    help:
      "Shows the app of UI tests in Chromium, whose fingers operate it; CHROMIUM names another one."
  )
  var browser = false

  @Flag(help: "Runs the functions of Swift Testing one after the other.")
  var serial = false

  @Flag(help: "Lists the tests without running them.")
  var list = false

  func validate() throws {
    guard timeout > 0 else {
      throw ValidationError("Expected a number of seconds above 0, got \(timeout).")
    }
    guard iterations > 0 else {
      throw ValidationError("Expected a number of iterations above 0, got \(iterations).")
    }
    for expression in filter + skip where (try? Regex(expression)) == nil {
      throw ValidationError("Expected a regular expression, got \(expression).")
    }
    if let shard, TestShard(shard) == nil {
      throw ValidationError("Expected a part such as 2/5, got \(shard).")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let sdk = try options.reporting { try RuntimeSDK.found }
    let build = try await options.testBuild(by: sdk, plan: plan, print: terminal.print)
    let work = Task {
      try await sdk.checkCompiler()
      try await run(build, terminal)
    }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    do {
      try await work.value
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    } catch let error as TestRunningError {
      throw ValidationError(error.description)
    } catch is CancellationError {
      terminal.print("\n** TEST INTERRUPTED **\n")
      throw ExitCode.interrupted
    }
  }

  private func run(_ build: any TestBuild, _ terminal: Terminal) async throws {
    let lock = try build.lock()
    defer { withExtendedLifetime(lock) {} }
    let clock = ContinuousClock()
    let began = clock.now
    let (result, sources) = try await build.build(progress: terminal.show)
    try Task.checkCancellation()
    guard result.isSuccess else {
      for line in result.lines(in: build.folder) { terminal.print(line) }
      terminal.print("\n** TEST BUILD FAILED **\n")
      throw ExitCode.testsFailed
    }
    let program = try program(build, sources)
    let built = clock.now
    let output = XcodeOutput(print: terminal.print)
    let session = TestSession(
      program,
      limit: .seconds(timeout),
      pictures: try pictureFolder,
      isSerial: serial,
      reporter: output
    )
    let tests = testFilter(build.scopes).chosen(of: try await session.list())
    guard !tests.isEmpty else {
      throw ValidationError("No test is left: the scheme or the options leave out all of them.")
    }
    if list {
      for test in tests { terminal.print(test.selector) }
      return
    }
    var results: [TestResult] = []
    for iteration in 0..<iterations {
      if iteration > 0 { try build.device.renew() }
      results += try await withTaskCancellationHandler {
        try await session.run(tests)
      } onCancel: {
        Task { await session.stop() }
      }
      try Task.checkCancellation()
    }
    output.finish(results)
    try write(JUnitReport(named: build.name, results))
    terminal.print(summary(results, build: built - began, run: clock.now - built))
    if results.contains(where: { $0.outcome == .failed }) { throw ExitCode.testsFailed }
  }

  private func write(_ report: JUnitReport) throws {
    guard let junit else { return }
    let file = URL(fileURLWithPath: junit)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(report.text.utf8).write(to: file)
    } catch {
      throw ValidationError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func program(_ build: any TestBuild, _ sources: [String: String]) throws -> TestProgram {
    let launch = build.launch
    return TestProgram(
      try build.assemble(),
      arguments: launch.arguments,
      environment: launch.environment,
      in: build.device.url,
      interfaceModules: build.interfaceModules,
      browser: browser ? try Chromium.path : nil,
      sources: sources,
      addedLines: PreparedFile.addedLines
    )
  }

  private var pictureFolder: URL? {
    get throws {
      guard let pictures else { return nil }
      let folder = URL(fileURLWithPath: pictures, isDirectory: true).standardizedFileURL
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }

  private func testFilter(_ scopes: [String: TestScope]) -> TestFilter {
    TestFilter(
      scopes: scopes.mapValues { TestFilter.Scope(skipped: $0.skipped, selected: $0.selected) },
      filters: filter,
      skips: skip,
      shard: shard.flatMap(TestShard.init)
    )
  }

  private func summary(_ results: [TestResult], build: Duration, run: Duration) -> String {
    func count(_ outcome: TestOutcome) -> Int { results.filter { $0.outcome == outcome }.count }
    let skipped = count(.skipped) == 0 ? "" : ", \(count(.skipped)) skipped"
    return "\(count(.passed)) passed, \(count(.failed)) failed\(skipped) in \(run.seconds); "
      + "the build took \(build.seconds)"
  }
}

extension Duration {
  /// The seconds with two decimals, such as `0.42 s`.
  fileprivate var seconds: String {
    String(format: "%.2f s", self / .seconds(1))
  }
}
