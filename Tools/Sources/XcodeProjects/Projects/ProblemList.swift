/// The problems found while a project is read.
final class ProblemList {
  private(set) var problems: [ProjectProblem] = []
  private var known: Set<ProjectProblem> = []
  /// The folder that was opened.
  private let root: String
  private let disk: DiskFiles
  /// That folder and those of projects inside of it, as they are named and without links.
  private var folders: [(named: String, real: String)] = []

  init(root: String, disk: DiskFiles) {
    self.root = root
    self.disk = disk
    addFolder(root)
  }

  /// Adds a folder whose files are not outside of the project.
  func addFolder(_ folder: String) {
    guard !folders.contains(where: { $0.named == folder }) else { return }
    folders.append((folder, disk.realPath(of: folder)))
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
    target: String? = nil,
    isOptional: Bool = false
  ) -> String? {
    switch disk.location(of: path) {
    case .exact(let found):
      return checked(found, target: target)
    case .differentCase(let found):
      add(
        .differentCase,
        .warning,
        path,
        "The file on disk is \(found)",
        "Write the same name in the project: Linux distinguishes upper and lower case."
      )
      return checked(found, target: target)
    case .missing:
      if !isOptional, !addMissingDependency(path, target: target) {
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

  /// Adds that the Pods or frameworks are not installed of which a missing file is one.
  private func addMissingDependency(_ path: String, target: String?) -> Bool {
    if let pods = path.ranges(of: "/Pods/").last {
      let folder = String(path[..<pods.lowerBound])
      guard !disk.exists("\(folder)/Pods") else { return false }
      addMissingPods(in: folder)
      return true
    }
    guard path.contains("/Carthage/") else { return false }
    add(
      .missingDependency,
      .error,
      path,
      "The file of Carthage is not there",
      "Run `carthage bootstrap --use-xcframeworks` and keep the folder Carthage, or add the library "
        + "as a Swift package.",
      target: target
    )
    return true
  }

  /// Returns a path in whose folder its name is; nil, with a problem, for what cannot be read.
  private func checked(_ path: String, target: String?) -> String? {
    checkPlace(of: path)
    switch disk.kind(of: path) {
    case .file, .folder: return path
    case .missing, .link:
      add(
        .missingFile,
        .error,
        path,
        "The file is a symbolic link that leads nowhere, or its name is not UTF-8",
        "Replace it by the file itself, with a name in UTF-8.",
        target: target
      )
    case .special:
      add(
        .malformedFile,
        .error,
        path,
        "Expected a file or folder, got a pipe, a socket or a device",
        "Remove it from the project.",
        target: target
      )
    }
    return nil
  }

  private func checkPlace(of path: String) {
    let real = disk.realPath(of: path)
    let isInside = folders.contains {
      FilePath.isPath(path, in: $0.named) && FilePath.isPath(real, in: $0.real)
    }
    if isInside { return }
    // One problem for a folder says enough.
    let folder = FilePath.folder(of: path)
    let realFolder = FilePath.folder(of: real)
    add(
      .outsideOfProject,
      .warning,
      folder,
      "The project uses files outside of \(root)"
        + (realFolder == folder ? "" : ", in \(realFolder)"),
      "Check that it is meant to."
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
