extension TargetReader {
  /// Leaves out repeated files, the Info.plist and what the settings exclude.
  func leaveOut(from target: inout XcodeTarget) {
    let exclusion = FileExclusion(settings: target.defaultSettings, folder: document.folder)
    let lists: [WritableKeyPath<XcodeTarget, [ProjectFile]>] = [
      \.sources, \.foreignSources, \.headers, \.resources,
    ]
    for list in lists {
      target[keyPath: list] = withoutRepetitions(target[keyPath: list])
        .filter { !exclusion.excludes($0) }
    }
    let infoPlists = paths(of: "INFOPLIST_FILE")
    target.resources.removeAll { infoPlists.contains($0.path) }
    for path in infoPlists + paths(of: "SWIFT_OBJC_BRIDGING_HEADER") {
      _ = problems.locate(path, target: object.title)
    }
    checkNames(of: target.sources.map { ($0.name, $0.path) }, reason: "The module has two files")
    checkNames(
      of: target.resources.filter { $0.kind != .dataModel }.map { ($0.bundlePath, $0.path) },
      reason: "The bundle has two files"
    )
  }

  private func withoutRepetitions(_ files: [ProjectFile]) -> [ProjectFile] {
    var paths: Set<String> = []
    return files.filter { file in
      if paths.insert(file.path).inserted { return true }
      problems.add(
        .duplicateFile,
        .warning,
        file.path,
        "The file is twice in the target",
        "Remove one of its entries from the build phase.",
        target: object.title
      )
      return false
    }
  }

  /// The absolute paths that a setting has in the configurations.
  private func paths(of setting: String) -> [String] {
    settings.compactMap { settings in
      guard let path = settings[setting], !path.isEmpty else { return nil }
      return FilePath.normalized(path, in: document.folder)
    }.withoutRepetitions
  }

  private func checkNames(of files: [(name: String, path: String)], reason: String) {
    var known: [String: String] = [:]
    for (name, path) in files {
      if let other = known[name] {
        problems.add(
          .duplicateFile,
          .warning,
          path,
          "\(reason) with the name of \(other)",
          "Rename one of them.",
          target: object.title
        )
      } else {
        known[name] = path
      }
    }
  }
}

/// The files that a target leaves out by EXCLUDED_SOURCE_FILE_NAMES.
private struct FileExclusion {
  private let excluded: [String]
  private let included: [String]
  private let folder: String

  init(settings: BuildSettings, folder: String) {
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    self.folder = folder
  }

  func excludes(_ file: ProjectFile) -> Bool {
    matches(file, excluded) && !matches(file, included)
  }

  private func matches(_ file: ProjectFile, _ patterns: [String]) -> Bool {
    patterns.contains { pattern in
      SettingsText.matches(file.name, pattern) || SettingsText.matches(file.path, pattern)
        || SettingsText.matches(file.path, "\(folder)/\(pattern)")
    }
  }
}
