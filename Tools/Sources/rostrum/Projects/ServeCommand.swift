import AppBuilding
import ArgumentParser
import Foundation
import LiveDevelopment
import XcodeProjects

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows an iOS app's Xcode project to a team: a device for each browser.",
    discussion: """
      Each browser gets a process and files of its own, which no other can read where bubblewrap is \
      installed. A process without visitors stops, and is back with its state at the next visit. \
      Saving a file builds the app again. Ctrl-C stops the command.
      EXAMPLE: rostrum serve MyApp.xcodeproj --public-url https://review.example.org
      """
  )

  @OptionGroup var options: XcodeProjectOptions

  @OptionGroup var launchOptions: LaunchOptions

  @OptionGroup var front: ServeOptions

  @Flag(inversion: .prefixedNo, help: "Whether saving a file builds the app again.")
  var watch = true

  func run() async throws {
    // Unlike `print`, this writes lines immediately, also to a pipe.
    let print: @Sendable (String) -> Void = {
      FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
    }
    let sdk = try options.reporting { try RuntimeSDK.found }
    let build = try options.reporting {
      try ProjectBuild(
        path: options.project,
        scheme: options.scheme,
        configuration: options.configuration,
        sdk: sdk,
        keepsBundles: true,
        print: print
      )
    }
    let program = try options.reporting { try sdk.front }
    do {
      try await sdk.checkCompiler()
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    }
    let lock = try options.reporting { try build.lock() }
    defer { withExtendedLifetime(lock) {} }
    let session = DevelopmentSession(plan(build, program, sdk), print: print)
    let work = Task { try await session.run() }
    let interruption = Interruption { work.cancel() }
    defer { interruption.end() }
    try await work.value
  }

  private func plan(_ build: ProjectBuild, _ program: String, _ sdk: RuntimeSDK) -> DevelopmentPlan
  {
    let package = build.package.path
    let data = front.data.map { URL(filePath: $0).standardizedFileURL.path } ?? "\(package).devices"
    var plan = DevelopmentPlan(
      package: build.package,
      product: build.selection.moduleName,
      port: front.port,
      path: "/app",
      buildOptions: build.buildOptions,
      preparation: build
    )
    plan.host = front.host
    plan.publicAddress = front.publicURL
    plan.watches = watch
    plan.crashReport = URL(filePath: "\(package).crash.txt")
    plan.front = FrontPlan(
      program: URL(filePath: program),
      configuration: URL(filePath: "\(package).front.json")
    ) { [front, launchOptions] program in
      let launch = launchOptions.launch(of: build.selection)
      let app = FrontConfiguration.App(
        name: build.appName,
        program: program.path,
        arguments: launch.arguments,
        environment: launch.environment,
        readableFolders: [sdk.folder],
        sources: build.sourceNames
      )
      return try FrontConfiguration(app: app, options: front, data: data).json
    }
    return plan
  }
}
