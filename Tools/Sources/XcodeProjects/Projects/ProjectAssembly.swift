/// Collects the parts of a project while they are read.
struct ProjectAssembly {
  private let disk: DiskFiles
  private let problems: ProblemList
  private var projects: [String] = []
  private var targets: [XcodeTarget] = []
  private var schemes: [XcodeScheme] = []
  private var packages: [PackageReference] = []
  /// The targets by project and identifier.
  private var targetsByBlueprint: [String: XcodeTarget.ID] = [:]
  private var realProjects: Set<String> = []

  init(disk: DiskFiles, problems: ProblemList) {
    self.disk = disk
    self.problems = problems
  }

  /// Adds a project with those that it contains.
  ///
  /// - Throws: ``ProjectReadingError`` if the project itself cannot be read. Contained projects that
  ///   cannot be read are problems.
  mutating func add(project path: String) throws(ProjectReadingError) {
    guard realProjects.insert(disk.realPath(of: path)).inserted else { return }
    let document = try ProjectDocument(at: path, disk: disk)
    projects.append(path)
    problems.addFolder(FilePath.folder(of: path))
    let reader = XcodeProjectReader(document: document, disk: disk, problems: problems)
    for object in document.objects(document.root.list("targets")) {
      targetsByBlueprint["\(path)\0\(object.id)"] = reader.id(of: object)
    }
    targets += reader.targets()
    packages += reader.packages.filter { !packages.contains($0) }
    checkPods(in: document.folder)
    for contained in reader.containedProjects() { addContained(contained) }
    addSchemes(of: path)
  }

  /// Adds a workspace.
  ///
  /// - Throws: ``ProjectReadingError`` if the workspace cannot be read.
  mutating func add(workspace path: String) throws(ProjectReadingError) {
    let reader = try WorkspaceReader(at: path, disk: disk, problems: problems)
    for entry in reader.paths {
      if FilePath.suffix(of: entry) == "xcodeproj" {
        addContained(entry)
      } else if disk.exists("\(entry)/Package.swift") {
        let package = PackageReference(source: .local(path: entry))
        if !packages.contains(package) { packages.append(package) }
      }
    }
    addSchemes(of: path)
  }

  /// Adds the targets of a Swift package.
  mutating func add(package folder: String) {
    projects.append(folder)
    targets += PackageFolderReader(folder: folder, disk: disk, problems: problems).targets()
  }

  private mutating func addContained(_ path: String) {
    do {
      try add(project: path)
    } catch {
      problems.add(
        .malformedFile,
        .error,
        path,
        "The project cannot be read: \(error.reason)",
        "Restore it from version control."
      )
    }
  }

  private mutating func addSchemes(of path: String) {
    let blueprints = targetsByBlueprint
    let reader = SchemeReader(
      folder: FilePath.folder(of: path),
      disk: disk,
      problems: problems,
      name: { id, blueprint in
        blueprint.flatMap { blueprints["\(id.project)\0\($0)"] } ?? id
      }
    )
    schemes += reader.schemes(in: path)
  }

  private func checkPods(in folder: String) {
    if disk.exists("\(folder)/Podfile"), !disk.exists("\(folder)/Pods") {
      problems.addMissingPods(in: folder)
    }
  }

  /// The project, after all of its parts were added.
  func project(at path: String, folder: String) -> XcodeProject {
    let targets = withImplicitDependencies()
    if !targets.contains(where: { $0.kind == .app && $0.platforms.contains(.iOS) }) {
      problems.add(
        .noApp,
        .warning,
        path,
        "No target is an app for iOS",
        "Name a project with an app to run one. Libraries and tests are read all the same."
      )
    }
    return XcodeProject(
      path: path,
      folder: folder,
      projects: projects,
      targets: targets,
      schemes: schemes.isEmpty ? generatedSchemes() : schemes,
      packages: packages,
      resolvedPackages: resolvedPackages(of: path),
      problems: problems.problems
    )
  }

  private func resolvedPackages(of path: String) -> String? {
    let folder =
      switch FilePath.suffix(of: path) {
      case "xcodeproj": "\(path)/project.xcworkspace/xcshareddata/swiftpm"
      case "xcworkspace": "\(path)/xcshareddata/swiftpm"
      default: path
      }
    return disk.location(of: "\(folder)/Package.resolved").path
  }

  /// Xcode builds a target whose product another one links before that one.
  private func withImplicitDependencies() -> [XcodeTarget] {
    let products = Dictionary(grouping: targets.filter { $0.productFile != nil }) { $0.productFile }
    return targets.map { target in
      var target = target
      for index in target.frameworks.indices {
        let framework = target.frameworks[index]
        let found: XcodeTarget.ID?
        switch framework.origin {
        case .file, .system: continue
        case .product(let id?): found = id
        case .product(nil), .missing:
          // Targets for several platforms may have products of one name.
          let candidates = products[framework.name] ?? []
          found =
            (candidates.first { !Set($0.platforms).isDisjoint(with: target.platforms) }
            ?? candidates.first)?.id
          if let found { target.frameworks[index].origin = .product(found) }
        }
        if let found, found != target.id, !target.dependencies.contains(found) {
          target.dependencies.append(found)
        }
      }
      return target
    }
  }

  private func generatedSchemes() -> [XcodeScheme] {
    let tested = Dictionary(grouping: targets.filter { $0.testedTarget != nil }) { $0.testedTarget }
    return targets.filter { $0.productFile != nil && $0.testedTarget == nil }.map { target in
      XcodeScheme(
        name: target.name,
        isShared: false,
        isGenerated: true,
        buildTargets: [target.id],
        launch: .init(
          configuration: "Debug",
          target: target.kind == .app ? target.id : nil,
          arguments: [],
          environment: [:],
          language: nil,
          region: nil
        ),
        test: .init(
          configuration: "Debug",
          testables: (tested[target.id] ?? []).map {
            .init(target: $0.id, isSkipped: false, skippedTests: [], selectedTests: nil)
          },
          arguments: [],
          environment: [:],
          plans: []
        )
      )
    }
  }
}
