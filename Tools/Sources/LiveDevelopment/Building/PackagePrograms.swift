public import Foundation

/// The programs of a package that show apps in a browser.
public struct PackagePrograms: Sendable {
  public let names: [String]

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String
      var sources: [String]
    }

    var targets: [Target]
  }

  /// Reads the programs from SwiftPM.
  ///
  /// - Throws: ``DevelopmentError`` with SwiftPM's message where the folder is not a package.
  public init(of package: URL) async throws {
    let text = CollectedText()
    let process = try ChildProcess("swift", ["package", "describe", "--type", "json"], in: package)
    {
      text.append($0)
    }
    let code = await process.exitCode
    let output = text.value
    guard code == 0, let start = output.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(
        Description.self,
        from: Data(output[start...].utf8)
      )
    else {
      throw DevelopmentError("SwiftPM cannot read the package:\n\(output)")
    }
    names = description.targets
      .filter { target in
        // The dependency is absent where the installed runtime has the module.
        target.type == "executable"
          && target.sources.contains { name in
            Self.importsHost(package.appending(path: "\(target.path)/\(name)"))
          }
      }
      .map(\.name)
      .sorted()
  }

  private static func importsHost(_ file: URL) -> Bool {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains(/\bimport BrowserHost\b/)
  }
}
