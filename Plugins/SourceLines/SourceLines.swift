import Foundation
import PackagePlugin

/// Counts the code of the folder `Patterns` beside a target, at every build that finds it changed.
@main
struct SourceLines: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.deletingLastPathComponent()
      .appending(path: "Patterns", directoryHint: .isDirectory)
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceFile+Generated.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Shared/") }
      .sorted()
    return [
      .buildCommand(
        displayName: "Counting the lines of \(files.count) files",
        executable: try context.tool(named: "source-lines").url,
        arguments: [output.path, folder.path] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output]
      )
    ]
  }
}
