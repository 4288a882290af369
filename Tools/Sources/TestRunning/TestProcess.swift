import Foundation
import LiveDevelopment

/// One process of a program of tests.
struct TestProcess: Sendable {
  /// A line of its output.
  enum Line: Sendable {
    case event(TestEvent)
    case output(String)
  }

  private let process: ChildProcess
  private let plan: URL
  /// Its output, until it has ended.
  let lines: AsyncStream<Line>

  /// Starts a program.
  ///
  /// - Throws: `DevelopmentError` where it cannot be started, or an error of the file system.
  init(_ program: TestProgram, _ plan: TestPlan) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-tests-\(UUID().uuidString).json")
    try JSONEncoder().encode(plan).write(to: file)
    self.plan = file
    // Nothing that a test prints can be taken for an event.
    let token = "@\(UUID().uuidString)"
    let (lines, writer) = AsyncStream<Line>.makeStream()
    self.lines = lines
    let buffer = LineBuffer { text in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        for part in Self.parts(of: line, token: token) { writer.yield(part) }
      }
    }
    var own = [
      "ROSTRUM_TEST_PLAN": file.path, "ROSTRUM_TEST_TOKEN": token,
      // The calls of a test that trapped, in a form without colours.
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none",
    ]
    own["ROSTRUM_AUTOMATION_BROWSER"] = program.browser
    // A test may have removed it.
    try FileManager.default.createDirectory(at: program.folder, withIntermediateDirectories: true)
    let process = try ChildProcess(
      program.file.path,
      program.arguments,
      in: program.folder,
      environment: own.merging(program.environment) { $1 }
    ) { buffer.append($0) }
    self.process = process
    Task {
      _ = await process.exitCode
      buffer.finish()
      writer.finish()
    }
  }

  /// The exit code after the program has ended; the negated number of a signal that ended it.
  var exitCode: Int32 {
    get async {
      let code = await process.exitCode
      try? FileManager.default.removeItem(at: plan)
      return code
    }
  }

  /// Ends a program that hangs; before, it reports its calls.
  func abort() {
    process.signal(SIGABRT, toGroup: false)
    // The report takes some seconds.
    Task { await process.end(by: SIGCONT, patience: .seconds(20)) }
  }

  /// Ends the program and those that it has started at once.
  func kill() { process.signal(SIGKILL) }

  /// Ends the program and those that it has started.
  func stop() async { await process.end() }

  private static func parts(of line: Substring, token: String) -> [Line] {
    guard let start = line.range(of: token) else { return [.output(String(line))] }
    let event = try? JSONDecoder().decode(
      TestEvent.self,
      from: Data(line[start.upperBound...].utf8)
    )
    let printed = line[..<start.lowerBound]
    return (printed.isEmpty ? [] : [.output(String(printed))]) + (event.map { [.event($0)] } ?? [])
  }
}
