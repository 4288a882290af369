import AppBuilding
import AppPreparation
import ArgumentParser
import Foundation
import LiveDevelopment
import XcodeProjects

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Reports what stands between an iOS app's Xcode project, or a package, and its running here.",
    discussion: """
      It reads the project, and neither builds nor writes anything, unless --compile asks the \
      compiler too. The last line says how many files are ready. The exit code is 0 if all are, and \
      1 otherwise. A Package.swift means the targets of a package, without its tests.
      EXAMPLE: rostrum check MyApp.xcodeproj
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @Flag(help: "Also compile the files, in the folder .rostrum, and sort the errors by cause.")
  var compile = false

  @Option(help: "The output format.")
  var format = OutputFormat.text

  func run() async throws {
    let check = try await check(try options.reporting { try XcodeProject(at: options.project) })
    print(try CheckReport(check: check).text(as: format))
    if !check.isReady { throw ExitCode.found }
  }

  private func check(_ project: XcodeProject) async throws -> ProjectCheck {
    let declarations = (try? RuntimeSDK.found)?.declarations
    guard project.isPackage else {
      let selection = try options.reporting { try options.selection(in: project) }
      let build = compile ? try await compiled() : nil
      return ProjectCheck(selection, declarations: declarations, build: build)
    }
    guard !compile else {
      throw ValidationError(
        "rostrum test compiles a package, with its tests: --compile is for projects."
      )
    }
    do {
      return try ProjectCheck(
        ofPackageIn: project.folder,
        evaluated: try await EvaluatedManifest(ofPackageAt: project.folder),
        declarations: declarations
      )
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    }
  }

  private func compiled() async throws -> BuildResult {
    let build = try await options.build { _ in }
    let lock = try options.reporting { try build.lock() }
    defer { withExtendedLifetime(lock) {} }
    return try await build.compile()
  }
}
