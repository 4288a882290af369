/// Reads the targets of a Swift package by the conventions for its folders, without executing its
/// manifest.
struct PackageFolderReader {
  private let folder: String
  private let disk: DiskFiles
  private let problems: ProblemList

  init(folder: String, disk: DiskFiles, problems: ProblemList) {
    self.folder = folder
    self.disk = disk
    self.problems = problems
  }

  /// A target for each folder below `Sources` and `Tests`.
  func targets() -> [XcodeTarget] {
    let manifest = (try? disk.contents(of: "\(folder)/Package.swift")).map {
      String(decoding: $0, as: UTF8.self)
    }
    // Paths of other packages do not matter here.
    if manifest?.replacing(".package(path:", with: "").contains("path:") == true {
      problems.add(
        .notCarriedOut,
        .warning,
        "\(folder)/Package.swift",
        "The manifest names paths, and is not executed: targets are found by their folders alone",
        "Let SwiftPM read the package."
      )
    }
    let sources = targets(below: ["Sources", "Source", "src", "srcs"], kind: .staticLibrary)
    let tests = targets(below: ["Tests", "Sources", "Source", "src", "srcs"], kind: .unitTests)
    return sources + tests
  }

  private func targets(below names: [String], kind: TargetKind) -> [XcodeTarget] {
    guard let base = names.first(where: { disk.isFolder("\(folder)/\($0)") }) else { return [] }
    let path = "\(folder)/\(base)"
    let entries = (disk.names(in: path) ?? [:]).values.sorted()
    // A package with one target may have its files in the folder itself.
    if entries.contains(where: { $0.hasSuffix(".swift") }) {
      guard kind == .staticLibrary else { return [] }
      return [target(FilePath.name(of: folder), at: path, kind: kind)]
    }
    return entries.filter {
      !$0.hasPrefix(".") && disk.isFolder("\(path)/\($0)")
        && ($0.hasSuffix("Tests") == (kind == .unitTests) || base == "Tests")
    }.map { target($0, at: "\(path)/\($0)", kind: kind) }
  }

  private func target(_ name: String, at path: String, kind: TargetKind) -> XcodeTarget {
    var target = XcodeTarget(
      id: .init(project: folder, name: name),
      kind: kind,
      folder: folder
    )
    target.platforms = Platform.allCases
    target.configurations = ["Debug", "Release"].map { configuration in
      BuildSettings(
        configuration: configuration,
        layers: [
          SettingsLayer([
            "CONFIGURATION": .string(configuration),
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PRODUCT_NAME": .string(name),
            "SRCROOT": .string(folder),
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string(
              configuration == "Debug" ? "DEBUG SWIFT_PACKAGE" : "SWIFT_PACKAGE"
            ),
            "TARGET_NAME": .string(name),
          ])
        ]
      )
    }
    for file in FolderListing(of: path, disk: disk, problems: problems).files {
      switch file.kind {
      case .swift: target.sources.append(file)
      case .foreignSource: target.foreignSources.append(file)
      case .header: target.headers.append(file)
      case .setting: break
      default: target.resources.append(file)
      }
    }
    return target
  }
}
