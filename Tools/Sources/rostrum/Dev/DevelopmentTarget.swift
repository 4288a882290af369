import AppBuilding
import CodeGenerator
import Foundation
import LiveDevelopment

/// Finds the program that `rostrum dev` builds and serves.
struct DevelopmentTarget {
  let folder: URL
  let app: String?

  func plan(port: Int, data: String?) async throws -> DevelopmentPlan {
    let data = data ?? ".build/development-data"
    if RostrumRepository.isRepository(folder) { return try showcase(port: port, data: data) }
    let programs = try await PackagePrograms(of: folder).names
    let product = try choose(among: programs)
    var plan = DevelopmentPlan(
      package: folder,
      product: product,
      environment: ["PORT": "\(port)", "DATA": data],
      port: port,
      path: "/\(product)",
      buildOptions: Self.buildOptions
    )
    try await linkRuntime(&plan)
    return plan
  }

  /// Makes a package link the installed runtime, if its manifest offers that and there is one for this
  /// compiler.
  private func linkRuntime(_ plan: inout DevelopmentPlan) async throws {
    let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    guard manifest?.contains(RuntimeSDK.packageVariable) == true, let sdk = try? RuntimeSDK.found,
      (try? sdk.check(compiler: await Toolchain.version())) != nil
    else { return }
    let place = folder.appending(path: ".build/rostrum-dev", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let toolset = place.appending(path: "toolset.json")
    try Data(sdk.toolset().utf8).write(to: toolset, options: .atomic)
    plan.buildFolder = place
    plan.buildOptions += ["--toolset", toolset.path] + RuntimeSDK.debuggingOptions
    plan.buildEnvironment = RuntimeSDK.packageEnvironment
    plan.resources = sdk.resourceBundles.map { URL(filePath: $0) }
  }

  /// Returns the plan for Rostrum's own apps, which are served together with their servers.
  private func showcase(port: Int, data: String) throws -> DevelopmentPlan {
    var path = "/"
    if let app {
      let name = try GeneratedName(app, of: .app)
      let apps = folder.appending(path: "Apps/\(app)").path
      guard FileManager.default.fileExists(atPath: apps) else {
        throw DevelopmentError("Expected the name of a folder in Apps, got \(app).")
      }
      path = "/\(name.path)"
    }
    return DevelopmentPlan(
      package: folder,
      product: "Showcase",
      // Strong password hashes would take most of the start time.
      arguments: ["--port", "\(port)", "--data", data, "--cheap-passwords"],
      port: port,
      path: path,
      buildOptions: try repositoryOptions()
    )
  }

  /// Returns the options of the repository's Makefile, so that nothing is built twice.
  private func repositoryOptions() throws -> [String] {
    let file = folder.appending(path: "Scripts/swift-options")
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func choose(among programs: [String]) throws -> String {
    if let app {
      if let program = programs.first(where: { $0 == app || $0 == Self.path(of: app) }) {
        return program
      }
      throw DevelopmentError(
        "Expected one of the programs \(programs.joined(separator: ", ")), got \(app)."
      )
    }
    guard programs.count == 1 else {
      throw DevelopmentError(
        programs.isEmpty
          ? "Expected a package with a program that imports BrowserHost, found none in \(folder.path)."
          : "Expected the name of one of the programs \(programs.joined(separator: ", "))."
      )
    }
    return programs[0]
  }

  private static func path(of app: String) -> String? {
    (try? GeneratedName(app, of: .app))?.path
  }

  /// An import of a module that is no dependency of its target is an error.
  private static let buildOptions = ["--explicit-target-dependency-import-check", "error"]
}
