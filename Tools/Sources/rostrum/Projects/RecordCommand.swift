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
      device is empty at the beginning, as when the test runs. The project needs a target of tests.
      EXAMPLE: rostrum record MyApp.xcodeproj --output MyAppUITests/LoginTests.swift
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Option(
    help: "The file of the test, which does not exist yet. Without it, the test is printed.",
    completion: .file(extensions: ["swift"])
  )
  var output: String?

  @Option(help: "The port to listen on.")
  var port = 8080

  func validate() throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError("Expected a port from 1 to 65535, got \(port).")
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
    let build = try await options.testBuild(by: sdk, print: terminal.print)
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
    let session = try RecordingSession(program, port: port, print: terminal.print)
    let code = await withTaskCancellationHandler {
      await session.end()
    } onCancel: {
      Task { await session.stop() }
    }
    try write(session.lines, terminal)
    guard Task.isCancelled else {
      throw ValidationError("The app ended by itself (code \(code)); the test ends there.")
    }
  }

  private func write(_ lines: [String], _ terminal: Terminal) throws {
    guard !lines.isEmpty else { return terminal.print("\nNothing was recorded.") }
    guard let output else {
      return terminal.print("\n" + RecordedTest(named: "RecordedTests", lines).text)
    }
    let file = URL(fileURLWithPath: output)
    let name = file.deletingPathExtension().lastPathComponent
    do {
      try Data(RecordedTest(named: name, lines).text.utf8).write(
        to: file,
        options: .withoutOverwriting
      )
    } catch {
      throw ValidationError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    terminal.print("\nThe test is in \(file.path). Run it by rostrum test --filter \(name).")
  }
}
