import Foundation

extension XcodeProject {
  /// Reads a project.
  ///
  /// - Parameter path: An `.xcodeproj`, an `.xcworkspace`, or a folder that has exactly one of them
  ///   or a `Package.swift`. A workspace that contains the projects beside it counts as the only
  ///   one.
  /// - Throws: ``ProjectReadingError``. Faults that leave the rest readable are in ``problems``.
  package init(at path: String) throws(ProjectReadingError) {
    let disk = DiskFiles()
    let current = FileManager.default.currentDirectoryPath
    let named = try Self.project(at: FilePath.normalized(path, in: current), disk: disk)
    // Files of a project are beside the project itself, and not beside a link to it.
    let path = disk.isSymbolicLink(named) ? disk.realPath(of: named) : named
    let suffix = FilePath.suffix(of: path)
    let isPackage = suffix != "xcodeproj" && suffix != "xcworkspace"
    let root = isPackage ? path : FilePath.folder(of: path)
    let problems = ProblemList(root: root, disk: disk)
    var assembly = ProjectAssembly(disk: disk, problems: problems)
    switch suffix {
    case "xcodeproj": try assembly.add(project: path)
    case "xcworkspace": try assembly.add(workspace: path)
    default: assembly.add(package: path)
    }
    self = assembly.project(at: path, folder: root)
  }

  /// The project, workspace or package at a path.
  private static func project(
    at path: String,
    disk: DiskFiles
  ) throws(ProjectReadingError) -> String {
    guard case .exact(let path) = disk.location(of: path) else { throw .notFound(path: path) }
    let suffix = FilePath.suffix(of: path)
    if suffix == "xcodeproj" || suffix == "xcworkspace" {
      // The workspace inside of a project means the project.
      let outer = FilePath.folder(of: path)
      return FilePath.suffix(of: outer) == "xcodeproj" ? outer : path
    }
    if FilePath.name(of: path) == "Package.swift" { return FilePath.folder(of: path) }
    guard let names = disk.names(in: path)?.values.sorted() else { throw .noProject(path: path) }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    if workspaces.count == 1 {
      let workspace = "\(path)/\(workspaces[0])"
      let list = ProblemList(root: path, disk: disk)
      let paths = try WorkspaceReader(at: workspace, disk: disk, problems: list).paths
      if projects.allSatisfy({ paths.contains("\(path)/\($0)") }) { return workspace }
    }
    let found = projects + workspaces
    guard found.count <= 1 else { throw .severalProjects(folder: path, names: found) }
    if let only = found.first { return "\(path)/\(only)" }
    if names.contains("Package.swift") { return path }
    if names.contains("project.yml") || names.contains("project.yaml") {
      throw .notGenerated(folder: path, command: "xcodegen generate")
    }
    if names.contains("Project.swift") || names.contains("Workspace.swift") {
      throw .notGenerated(folder: path, command: "tuist generate")
    }
    throw .noProject(path: path)
  }
}
