/// Reads the contents of an `.xcworkspace`.
struct WorkspaceReader {
  /// The paths of the entries, as far as they exist.
  let paths: [String]

  /// - Throws: ``ProjectReadingError`` for a file that is missing or not a workspace.
  init(at workspace: String, disk: DiskFiles, problems: ProblemList) throws(ProjectReadingError) {
    let file = "\(workspace)/contents.xcworkspacedata"
    guard disk.exists(file) else { throw .notFound(path: file) }
    let root = try XMLNode.root(of: disk.contents(of: file), path: file)
    let container = FilePath.folder(of: workspace)
    var paths: [String] = []
    var entries = root.children.map { ($0, container) }
    while !entries.isEmpty {
      let (node, folder) = entries.removeFirst()
      let path = Self.path(
        of: node.attributes["location"] ?? "",
        in: folder,
        container: container,
        workspace: workspace
      )
      switch node.name {
      case "Group": entries.insert(contentsOf: node.children.map { ($0, path) }, at: 0)
      case "FileRef":
        if FilePath.folder(of: path) == "\(container)/Pods", !disk.exists(path) {
          problems.addMissingPods(in: container)
        } else if let found = problems.locate(path) {
          paths.append(found)
        }
      default: break
      }
    }
    self.paths = paths
  }

  /// The path of a location such as "group:App/App.xcodeproj".
  private static func path(
    of location: String,
    in folder: String,
    container: String,
    workspace: String
  ) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.last ?? "")
    return switch parts.first {
    case "container": FilePath.normalized(path, in: container)
    case "absolute": FilePath.normalized(path)
    // The workspace inside of a project means the project.
    case "self": FilePath.normalized(path, in: container)
    default: FilePath.normalized(path, in: folder)
    }
  }
}
