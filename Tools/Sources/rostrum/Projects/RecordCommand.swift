import AppBuilding
import ArgumentParser
import Foundation
import LiveDevelopment
import TestRunning
import XcodeProjects

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes a UI test while you use an iOS app in a browser.",
    discussion: """
      What you do in the page appears as a line of the test, in XCUITest's words. Ctrl-C ends the \
      test, and writes it to a file. Text that you type into secure fields is not written. The \
      device is empty at the beginning, as when the test runs. A click with the Option key (Alt) \
      on an element asserts what it shows.
      EXAMPLE: rostrum record MyApp.xcodeproj --output MyAppUITests/LoginTests.swift
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Option(
    help: "The file of the test, which does not exist yet. Without it, the test is printed.",
    completion: .file(extensions: ["swift"])
  )
  var output: String?

  @Flag(help: "Writes a test of Swift Testing in the words of SceneDriver.")
  var driver = false

  @Option(
    help: "A report of a crash, as of rostrum run, whose events become the test.",
    completion: .file(extensions: ["txt"])
  )
  var replay: String?

  @Option(help: "The port to listen on.")
  var port = 8080

  func validate() throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError("Expected a port from 1 to 65535, got \(port).")
    }
    if let replay, !FileManager.default.isReadableFile(atPath: replay) {
      throw ValidationError("\(replay) cannot be read: name a report of a crash.")
    }
    guard let output else { return }
    guard !FileManager.default.fileExists(atPath: output) else {
      throw ValidationError("\(output) exists already: name a new file.")
    }
    guard output.hasSuffix(".swift") else {
      throw ValidationError("Expected a file of Swift, such as LoginTests.swift, got \(output).")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let sdk = try options.reporting { try RuntimeSDK.found }
    let build = try await options.recordedBuild(by: sdk, print: terminal.print)
    let lock = try options.reporting { try build.lock() }
    defer { withExtendedLifetime(lock) {} }
    let work = Task {
      try await sdk.checkCompiler()
      try await record(build, terminal)
    }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    do {
      try await work.value
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    } catch is CancellationError {
      throw ExitCode.interrupted
    }
  }

  private func record(_ build: any TestBuild, _ terminal: Terminal) async throws {
    let (result, sources) = try await build.build(progress: terminal.show)
    try Task.checkCancellation()
    guard result.isSuccess else {
      for line in result.lines(in: build.folder) { terminal.print(line) }
      throw ExitCode.testsFailed
    }
    let launch = build.launch
    let program = TestProgram(
      try build.assemble(),
      arguments: launch.arguments,
      environment: launch.environment,
      in: build.device.url,
      sources: sources
    )
    let session = try RecordingSession(
      program,
      of: replay.map { .report(URL(fileURLWithPath: $0)) } ?? .page(port: port),
      for: library,
      print: terminal.print
    )
    let code = await withTaskCancellationHandler {
      await session.end()
    } onCancel: {
      Task { await session.stop() }
    }
    try write(session, terminal)
    guard replay == nil else { return terminal.print(Self.ending(ofReplayWith: code)) }
    guard Task.isCancelled else {
      throw ValidationError("The app ended by itself (code \(code)); the test ends there.")
    }
  }

  private var library: RecordedTest.Library { driver ? .sceneDriver : .xcuiTest }

  private static func ending(ofReplayWith code: Int32) -> String {
    code == 0
      ? "The app did not crash: its data or its server may have been different."
      : "The app crashed again; the test fails until that is mended."
  }

  private func write(_ session: RecordingSession, _ terminal: Terminal) throws {
    let lines = session.lines
    guard !lines.isEmpty else { return terminal.print("\nNothing was recorded.") }
    let text = { [library] (name: String) in
      RecordedTest(named: name, for: library, lines, delegateClass: session.delegateClass).text
    }
    guard let output else { return terminal.print("\n" + text("RecordedTests")) }
    let file = URL(fileURLWithPath: output)
    let name = file.deletingPathExtension().lastPathComponent
    do {
      try Data(text(name).utf8).write(
        to: file,
        options: .withoutOverwriting
      )
    } catch {
      throw ValidationError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    terminal.print("\nThe test is in \(file.path). Run it by rostrum test --filter \(name).")
  }
}
