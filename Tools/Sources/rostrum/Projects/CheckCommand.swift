import AppBuilding
import ArgumentParser
import Foundation
import LiveDevelopment
import XcodeProjects

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports what stands between an iOS app's Xcode project and its running here.",
    discussion: """
      It reads the project, and neither builds nor writes anything, unless --compile asks the \
      compiler too. The last line says how many files are ready. The exit code is 0 if all are, and \
      1 otherwise.
      EXAMPLE: rostrum check MyApp.xcodeproj
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Flag(help: "Also compile the files, in the folder .rostrum, and sort the errors by cause.")
  var compile = false

  @Option(help: "The output format.")
  var format = OutputFormat.text

  func run() async throws {
    let selection = try options.reporting {
      try options.selection(in: try XcodeProject(at: options.project))
    }
    let build = compile ? try await compiled() : nil
    let declarations = (try? RuntimeSDK.found)?.declarations
    let check = ProjectCheck(selection, declarations: declarations, build: build)
    print(try CheckReport(check: check).text(as: format))
    if !check.isReady { throw ExitCode.found }
  }

  private func compiled() async throws -> BuildResult {
    let build = try await options.build { _ in }
    let lock = try options.reporting { try build.lock() }
    defer { withExtendedLifetime(lock) {} }
    return try await build.compile()
  }
}
