import AppBuilding
import ArgumentParser
import Foundation
import XcodeProjects

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports what stands between an iOS app's Xcode project and its running here.",
    discussion: """
      It reads the project, and neither builds nor writes anything. The last line says how many \
      files are ready. The exit code is 0 if all are, and 1 otherwise.
      EXAMPLE: rostrum check MyApp.xcodeproj
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Option(help: "The output format.")
  var format = OutputFormat.text

  func run() throws {
    let check = try options.reporting {
      let project = try XcodeProject(at: options.project)
      return ProjectCheck(try options.selection(in: project))
    }
    print(try CheckReport(check: check).text(as: format))
    if !check.isReady { throw ExitCode.found }
  }
}
