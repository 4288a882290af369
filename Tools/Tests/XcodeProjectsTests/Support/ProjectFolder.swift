import Foundation
import ToolTesting
import XcodeProjects

extension TemporaryFolder {
  /// Creates a folder with the project App.xcodeproj and other files.
  convenience init(project: ProjectText, _ files: [String: String] = [:]) throws {
    var files = files
    files["App.xcodeproj/project.pbxproj"] = project.text
    try self.init(files)
  }

  /// Reads the project App.xcodeproj.
  func readProject() throws -> XcodeProject {
    try XcodeProject(at: "\(path)/App.xcodeproj")
  }

  /// The paths of all files and folders below, relative and sorted.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}

extension XcodeProject {
  /// The kinds of the problems with the names of their files.
  var problemNames: [String] {
    problems.map { problem in
      "\(problem.kind) \(problem.path.split(separator: "/").last ?? "")"
    }
  }
}

extension [ProjectFile] {
  var bundlePaths: [String] { map(\.bundlePath) }
}
