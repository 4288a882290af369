/// The problems found while a project is read.
final class ProblemList {
  private(set) var problems: [ProjectProblem] = []
  private var known: Set<ProjectProblem> = []
  /// The folder that was opened.
  private let root: String
  private let realRoot: String

  init(root: String, disk: DiskFiles) {
    self.root = root
    realRoot = disk.realPath(of: root)
  }

  func add(
    _ kind: ProjectProblem.Kind,
    _ severity: ProjectProblem.Severity,
    _ path: String,
    _ reason: String,
    _ remedy: String,
    target: String? = nil
  ) {
    let problem = ProjectProblem(
      kind: kind,
      severity: severity,
      path: path,
      target: target,
      reason: reason,
      remedy: remedy
    )
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Returns where a path of the project leads; nil, with a problem, if nothing is there.
  func locate(
    _ path: String,
    disk: DiskFiles,
    target: String? = nil,
    isOptional: Bool = false
  ) -> String? {
    switch disk.location(of: path) {
    case .exact(let found):
      checkPlace(of: found, disk: disk)
      return found
    case .differentCase(let found):
      add(
        .differentCase,
        .warning,
        path,
        "The file on disk is \(found)",
        "Write the same name in the project: Linux distinguishes upper and lower case."
      )
      checkPlace(of: found, disk: disk)
      return found
    case .missing:
      if !isOptional {
        add(
          .missingFile,
          .error,
          path,
          "The project names a file that does not exist",
          "Add the file, or remove it from the project.",
          target: target
        )
      }
      return nil
    }
  }

  private func checkPlace(of path: String, disk: DiskFiles) {
    let real = disk.realPath(of: path)
    guard !FilePath.isPath(path, in: root) || !FilePath.isPath(real, in: realRoot) else { return }
    add(
      .outsideOfProject,
      .warning,
      path,
      "The file is outside of \(root)" + (real == path ? "" : ", at \(real)"),
      "Check that the project is meant to use it."
    )
  }
}

extension ProblemList {
  /// Adds that the Pods of a folder are not installed.
  func addMissingPods(in folder: String) {
    add(
      .missingDependency,
      .error,
      "\(folder)/Pods",
      "The Pods are not installed",
      "Run `pod install` and keep the folder Pods, or add the libraries as Swift packages."
    )
  }
}
