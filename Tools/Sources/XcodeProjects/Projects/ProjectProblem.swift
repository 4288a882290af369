/// A fault of a project that does not prevent reading the rest of it.
package struct ProjectProblem: Sendable, Hashable {
  /// The severity of a problem.
  package enum Severity: String, Sendable {
    /// A part of the project is missing.
    case error
    /// The project is read as its author probably means it.
    case warning
  }

  /// The kind of a problem.
  package enum Kind: String, Sendable {
    /// A file or folder that the project names does not exist.
    case missingFile
    /// A file exists in another spelling of its name: Linux distinguishes upper and lower case.
    case differentCase
    /// A file is outside of the project's folder.
    case outsideOfProject
    /// A group contains itself.
    case groupCycle
    /// A reference to an object of the project that it does not have.
    case danglingReference
    /// A target compiles or copies the same file twice, or two files to the same place.
    case duplicateFile
    /// A file that the project needs is not as expected.
    case malformedFile
    /// Pods or frameworks of Carthage that have to be installed first.
    case missingDependency
    /// A feature of Xcode that is not carried out, such as a script.
    case notCarriedOut
    /// No target is an app for iOS.
    case noApp
  }

  package let kind: Kind
  package let severity: Severity
  /// The path of the file.
  package let path: String
  /// The name of the target that is concerned; nil for the whole project.
  package let target: String?
  /// The fault, in a sentence without a full stop.
  package let reason: String
  /// What the user can do, in a sentence.
  package let remedy: String

  /// The message as compilers print it.
  package var line: String {
    let target = target.map { " (target \($0))" } ?? ""
    return "\(path): \(severity.rawValue): \(reason)\(target). \(remedy)"
  }
}
