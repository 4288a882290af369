import AppBuilding
import AppPreparation
import ArgumentParser
import Foundation
import XcodeProjects

/// The options for the app that a command reads.
struct XcodeProjectOptions: ParsableArguments {
  @Argument(
    help: "An .xcodeproj, an .xcworkspace, or a folder that has exactly one of them.",
    completion: .file(extensions: ["xcodeproj", "xcworkspace"])
  )
  var project = "."

  @Option(help: "The scheme to run. Optional if the project has one app.")
  var scheme: String?

  @Option(help: "The build configuration. Without it, the scheme's.")
  var configuration: String?

  func selection(in project: XcodeProject) throws -> AppSelection {
    try AppSelection(in: project, scheme: scheme, configuration: configuration)
  }

  /// Returns the build of the app by the runtime that belongs to this program.
  ///
  /// - Parameter print: Receives lines for the terminal.
  /// - Returns: The build, whose compiler was checked.
  /// - Throws: `ValidationError` for what the user can change.
  func build(print: @escaping @Sendable (String) -> Void) async throws -> ProjectBuild {
    let sdk = try reporting { try RuntimeSDK.found }
    let build = try reporting {
      try ProjectBuild(
        path: project,
        scheme: scheme,
        configuration: configuration,
        sdk: sdk,
        print: print
      )
    }
    do {
      try await sdk.checkCompiler()
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    }
    return build
  }

  /// Returns the build of the tests of the project, or of a package that `project` names.
  ///
  /// - Parameters:
  ///   - sdk: The runtime.
  ///   - plan: The name of a test plan; nil for the scheme's default one.
  ///   - print: Receives lines for the terminal.
  /// - Returns: The build.
  /// - Throws: `ValidationError` for what the user can change.
  func testBuild(
    by sdk: RuntimeSDK,
    plan: String?,
    print: @escaping @Sendable (String) -> Void
  ) async throws -> any TestBuild {
    try await build(by: sdk, plan: plan, print: print) { project throws(AppBuildingError) in
      let selection = try TestSelection(
        in: project,
        scheme: scheme,
        plan: plan,
        configuration: configuration
      )
      return ProjectTestBuild(selection, sdk: sdk, print: print)
    }
  }

  /// Returns the build for recording a test of the project, or of a package that `project` names.
  ///
  /// - Parameters:
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  /// - Returns: The build.
  /// - Throws: `ValidationError` for what the user can change.
  func recordedBuild(
    by sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) async throws -> any TestBuild {
    try await build(by: sdk, needsApp: true, print: print) { project throws(AppBuildingError) in
      try RecordedBuild.make(
        of: project,
        scheme: scheme,
        configuration: configuration,
        sdk: sdk,
        print: print
      )
    }
  }

  private func build(
    by sdk: RuntimeSDK,
    plan: String? = nil,
    needsApp: Bool = false,
    print: @escaping @Sendable (String) -> Void,
    ofProject make: (XcodeProject) throws(AppBuildingError) -> any TestBuild
  ) async throws -> any TestBuild {
    let project = try reporting { try XcodeProject(at: self.project) }
    guard project.isPackage else { return try reporting { try make(project) } }
    do {
      let tests = try PackageTests(
        in: project.folder,
        scheme: scheme,
        plan: plan,
        configuration: configuration,
        evaluated: try await EvaluatedManifest(ofPackageAt: project.folder)
      )
      return PackageTestBuild(tests, needsApp: needsApp, sdk: sdk, print: print)
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    }
  }

  /// Runs work whose errors are messages for the user, without the command's usage.
  func reporting<Value: ~Copyable>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as ProjectReadingError {
      throw ValidationError(error.description)
    } catch let error as AppBuildingError {
      throw ValidationError(error.description)
    }
  }
}

extension RuntimeSDK {
  /// The runtime that belongs to this program.
  static var found: RuntimeSDK {
    get throws {
      try find(
        program: ToolPath.current,
        environment: ProcessInfo.processInfo.environment
      )
    }
  }
}
