import AppBuilding
import ArgumentParser
import Foundation
import LiveDevelopment
import XcodeProjects

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs an iOS app's Xcode project in a browser, and again whenever a file is saved.",
    discussion: """
      The project's files stay as they are. Everything that is generated is in the folder .rostrum \
      beside the project. Compiler errors appear in the terminal and over the page. Ctrl-C stops \
      the command.
      EXAMPLE: rostrum run MyApp.xcodeproj
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @OptionGroup var launchOptions: LaunchOptions

  @Option(help: "The port to listen on.")
  var port = 8080

  @Option(
    help: "The folder for the app's files. Without it, one in .rostrum, which later runs keep.",
    completion: .directory
  )
  var data: String?

  func validate() throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError("Expected a port from 1 to 65535, got \(port).")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let build = try await options.build(print: terminal.print)
    let lock = try options.reporting { try build.lock() }
    defer { withExtendedLifetime(lock) {} }
    let session = DevelopmentSession(
      try plan(build),
      print: terminal.print,
      progress: terminal.show
    )
    let work = Task { try await session.run() }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    try await work.value
  }

  private func plan(_ build: ProjectBuild) throws -> DevelopmentPlan {
    let device = DeviceFolder(
      at: data.map { URL(filePath: $0).standardizedFileURL.path } ?? "\(build.package.path).data"
    )
    try device.create()
    let launch = launchOptions.launch(of: build.selection)
    var plan = DevelopmentPlan(
      package: build.package,
      product: build.selection.moduleName,
      arguments: launch.arguments,
      environment: launch.environment.merging(["PORT": "\(port)"]) { $1 }
        .merging(device.variables) { $1 },
      port: port,
      path: "/app",
      buildOptions: build.buildOptions,
      preparation: build
    )
    plan.crashReport = URL(filePath: "\(build.package.path).crash.txt")
    return plan
  }
}
