import Foundation
import LiveDevelopment

/// The built runtime that apps link, as `Scripts/build-sdk` lays it out.
package struct RuntimeSDK: Sendable {
  private struct Contents: Decodable {
    let swift: String
    let library: String
    let testLibrary: String?
    let compilerOptions: [String]
  }

  /// The environment in which manifests of packages that were written for Rostrum leave out the
  /// products that the runtime has.
  package static let packageEnvironment = [packageVariable: "1"]
  /// The variable in which those manifests look.
  package static let packageVariable = "ROSTRUM_PREBUILT"

  /// The options of `swift build` by which reports of crashes name lines.
  ///
  /// All that debuggers need would take more time to compile and to link.
  package static let debuggingOptions = [
    "-debug-info-format", "none", "-Xswiftc", "-gline-tables-only",
  ]

  /// The absolute path of the folder.
  package let folder: String
  /// The version of Swift that can read the modules.
  package let swiftVersion: String
  private let library: String
  private let testLibrary: String?
  private let options: [String]

  /// Reads an SDK.
  ///
  /// - Parameter folder: Its folder.
  /// - Throws: ``AppBuildingError`` if there is none.
  package init(at folder: String) throws(AppBuildingError) {
    let file = "\(folder)/sdk.json"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw AppBuildingError(
        "Expected the runtime at \(folder), found no sdk.json there. Build it with \"make sdk\"."
      )
    }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      throw AppBuildingError("\(file) is not as expected. Build it again with \"make sdk\".")
    }
    self.folder = folder
    swiftVersion = contents.swift
    library = contents.library
    testLibrary = contents.testLibrary
    options = contents.compilerOptions.map { $0.replacing("@SDK@", with: folder) }
  }

  /// Finds the SDK: the folder that `ROSTRUM_SDK` names, else the one beside the program or above it.
  ///
  /// - Parameters:
  ///   - program: The path of the running tool.
  ///   - environment: The environment of the tool.
  /// - Returns: The runtime.
  /// - Throws: ``AppBuildingError`` if there is none.
  package static func find(
    program: String,
    environment: [String: String]
  ) throws(AppBuildingError) -> RuntimeSDK {
    if let folder = environment["ROSTRUM_SDK"] { return try RuntimeSDK(at: folder) }
    var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      for candidate in ["lib/rostrum", ".build/sdk"] {
        let path = folder.appendingPathComponent(candidate).path
        if FileManager.default.fileExists(atPath: "\(path)/sdk.json") {
          return try RuntimeSDK(at: path)
        }
      }
      folder.deleteLastPathComponent()
    }
    throw AppBuildingError(
      "Expected the runtime beside the tool, found none. Build it with \"make sdk\" in Rostrum's "
        + "repository, or name its folder in ROSTRUM_SDK."
    )
  }

  /// Checks that the compiler on the path can read the modules.
  ///
  /// - Throws: ``AppBuildingError`` for another one, an error of the system if there is none.
  package func checkCompiler() async throws {
    try check(compiler: await Toolchain.version())
  }

  /// Checks that a compiler can read the modules.
  ///
  /// - Parameter version: What `swift --version` prints.
  /// - Throws: ``AppBuildingError`` if it is another version.
  package func check(compiler version: String) throws(AppBuildingError) {
    let found = version.firstMatch(of: /Swift version (\S+)/).map { String($0.1) }
    guard found != swiftVersion else { return }
    throw AppBuildingError(
      "The runtime at \(folder) was built by Swift \(swiftVersion), and the swift on the path is "
        + "\(found ?? "of an unknown version"). Install Swift \(swiftVersion) from "
        + "https://www.swift.org/install, or build the runtime again with \"make sdk\"."
    )
  }

  /// SwiftPM's toolset, which makes packages find the modules and link the library.
  ///
  /// - Parameter linksTests: True to link the library of tests too.
  /// - Returns: The toolset, as JSON.
  package func toolset(linkingTests linksTests: Bool = false) -> String {
    let libraries = [library] + (linksTests ? [testLibrary].compactMap(\.self) : [])
    // Warnings of a project are Xcode's to show; here some come from the preparation.
    let toolset = Toolset(
      swiftCompiler: .init(extraCLIOptions: options + ["-suppress-warnings", "-D\(stamp)"]),
      linker: .init(
        extraCLIOptions: ["-L\(folder)/lib"] + libraries.map { "-l\($0)" }
          + ["-rpath=\(folder)/lib"]
      )
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(toolset)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The program that serves an app to a team.
  ///
  /// - Throws: ``AppBuildingError`` if the runtime has none.
  package var front: String {
    get throws(AppBuildingError) {
      let path = "\(folder)/bin/app-front"
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw AppBuildingError(
          "The runtime at \(folder) has no bin/app-front. Build it again with \"make sdk\"."
        )
      }
      return path
    }
  }

  /// What the modules of the runtime and of Swift's toolchain declare; nil if it is not known.
  package var declarations: RuntimeDeclarations? {
    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(folder)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    guard let names = text("names.txt") else { return nil }
    return RuntimeDeclarations(
      names: Set(names.split(separator: "\n").map(String.init)),
      types: DeclaredTypes(text("types.txt") ?? "")
    )
  }

  /// A condition that is another one for each build of the library: SwiftPM does not see that modules
  /// outside of the package have changed, and then compiles the package again.
  private var stamp: String {
    let path = "\(folder)/lib/lib\(library).so"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "ROSTRUM_RUNTIME_\(UInt64(bitPattern: Int64(date.timeIntervalSince1970 * 1000)))"
  }

  /// The bundles of the runtime's resources, which lie beside each program.
  package var resourceBundles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/resources")) ?? []
    return names.sorted().map { "\(folder)/resources/\($0)" }
  }
}

/// A toolset as SwiftPM reads it (SE-0387).
private struct Toolset: Encodable {
  struct Tool: Encodable {
    let extraCLIOptions: [String]
  }

  let schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool
}
