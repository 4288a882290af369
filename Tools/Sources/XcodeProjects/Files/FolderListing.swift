/// The files below a folder, of which some folders are one document.
struct FolderListing {
  /// A file with its path relative to the folder.
  struct Entry {
    let file: ProjectFile
    let relativePath: String
  }

  /// The files, sorted by path.
  let entries: [Entry]
  /// The paths of Swift packages below the folder, whose files are not listed.
  let packages: [String]

  var files: [ProjectFile] { entries.map(\.file) }

  /// Lists a folder.
  ///
  /// Explicit folders are copied as they are, and explicit types count more than extensions. Both
  /// are by relative path.
  init(
    of folder: String,
    explicitFolders: Set<String> = [],
    explicitTypes: [String: ProjectFileKind] = [:],
    disk: DiskFiles,
    problems: ProblemList
  ) {
    var entries: [Entry] = []
    var packages: [String] = []
    var folders: [(path: String, relative: String, region: String?)] = [(folder, "", nil)]
    while let folder = folders.popLast() {
      for name in (disk.names(in: folder.path) ?? [:]).values where !name.hasPrefix(".") {
        let path = "\(folder.path)/\(name)"
        let relative = folder.relative.isEmpty ? name : "\(folder.relative)/\(name)"
        let suffix = FilePath.suffix(of: name)
        let isExplicit = explicitFolders.contains(relative)
        let isPackage = ProjectFileKind.packages.contains(suffix)
        if isExplicit || isPackage || !disk.isFolder(path) {
          let isWhole = isExplicit || isPackage && ProjectFileKind(path: path) == .other
          let kind = isWhole ? .folder : explicitTypes[relative]
          entries.append(
            Entry(
              file: ProjectFile(path: path, kind: kind, region: folder.region),
              relativePath: relative
            )
          )
        } else if disk.isSymbolicLink(path) {
          problems.add(
            .notCarriedOut,
            .warning,
            path,
            "The folder is a symbolic link, which is not followed",
            "Add the folder to the project by itself."
          )
        } else if disk.names(in: path)?["Package.swift"] != nil {
          packages.append(path)
        } else {
          let region = suffix == "lproj" ? FilePath.stem(of: name) : folder.region
          folders.append((path, relative, region))
        }
      }
    }
    self.packages = packages.sorted()
    self.entries = entries.sorted { $0.relativePath < $1.relativePath }
  }
}
