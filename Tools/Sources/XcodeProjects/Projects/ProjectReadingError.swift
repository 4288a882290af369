/// The reason why a project cannot be read at all.
package enum ProjectReadingError: Error, Sendable, Hashable {
  /// Nothing is at the path.
  case notFound(path: String)
  /// The file or folder is no project and has none.
  case noProject(path: String)
  /// The project is yet to be generated, by a command such as "xcodegen generate".
  case notGenerated(folder: String, command: String)
  /// The folder has several projects: their names.
  case severalProjects(folder: String, names: [String])
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The contents of a file are not as expected. Lines count from 1.
  case malformed(path: String, line: Int?, expected: String, got: String)
}

extension ProjectReadingError: CustomStringConvertible {
  /// The message for a user, with a way out.
  package var description: String {
    switch self {
    case .notFound(let path):
      "\(path): error: nothing is there. Check the path."
    case .noProject(let path):
      "\(path): error: expected an .xcodeproj, an .xcworkspace or a Package.swift. "
        + "Name one of them, or the folder that has it."
    case .notGenerated(let folder, let command):
      "\(folder): error: the Xcode project is yet to be generated. "
        + "Run `\(command)`, on a Mac if need be, and keep the project."
    case .severalProjects(let folder, let names):
      "\(folder): error: expected one project, found \(names.joined(separator: ", ")). "
        + "Name the one to read."
    case .unreadable(let path, let reason):
      "\(path): error: cannot be read: \(reason)."
    case .malformed(let path, let line, let expected, let got):
      "\(path)\(line.map { ":\($0)" } ?? ""): error: expected \(expected), got \(got). "
        + "Open the file in Xcode, or restore it from version control."
    }
  }
}

extension ProjectReadingError {
  /// The fault without the path of the file and without a way out.
  var reason: String {
    switch self {
    case .notFound: "nothing is there"
    case .noProject: "it is no project"
    case .notGenerated: "it is yet to be generated"
    case .severalProjects: "it has several projects"
    case .unreadable(_, let reason): reason
    case .malformed(_, let line, let expected, let got):
      "expected \(expected), got \(got)\(line.map { " in line \($0)" } ?? "")"
    }
  }
}
