/// Reads a target of a project.
struct TargetReader {
  private let project: ProjectReader
  private let object: ProjectDocument.Object
  private let folders: [String: SynchronizedFolder]
  private let kind: TargetKind
  private let settings: [BuildSettings]

  private var document: ProjectDocument { project.document }
  private var problems: ProblemList { project.problems }

  init(
    project: ProjectReader,
    object: ProjectDocument.Object,
    folders: [String: SynchronizedFolder]
  ) {
    self.project = project
    self.object = object
    self.folders = folders
    kind =
      switch object.type {
      case "PBXAggregateTarget": .aggregate
      case "PBXLegacyTarget": .external
      default: TargetKind(productType: object["productType"] ?? "")
      }
    settings = project.configurations(of: object, kind: kind)
  }

  func target() -> XcodeTarget {
    var target = XcodeTarget(id: project.id(of: object), kind: kind, folder: document.folder)
    let list = document.object(object["buildConfigurationList"])
    target.configurations = settings
    target.defaultConfigurationName = list?["defaultConfigurationName"]
    target.platforms = Platform.platforms(of: target.defaultSettings)
    target.productFile = document.object(object["productReference"])?["path"].map(FilePath.name)
    target.dependencies = dependencies()
    target.testedTarget = testedTarget(target.defaultSettings)
    readPhases(into: &target)
    leaveOut(from: &target)
    return target
  }

  // MARK: - Dependencies

  private func dependencies() -> [XcodeTarget.ID] {
    document.objects(object.list("dependencies")).compactMap { dependency in
      guard PlatformFilter.allows(dependency) else { return nil }
      if let target = document.object(dependency["target"]) { return project.id(of: target) }
      guard let proxy = document.object(dependency["targetProxy"]) else { return nil }
      let name = proxy["remoteInfo"] ?? dependency["name"] ?? ""
      let container = document.object(proxy["containerPortal"])
      guard let container, container.type == "PBXFileReference" else {
        // A product of a package has no proxy; a project names itself.
        if let target = document.object(proxy["remoteGlobalIDString"]) {
          return project.id(of: target)
        }
        problems.add(
          .danglingReference,
          .warning,
          document.file,
          "The target depends on the target \(name), which does not exist",
          "Remove the dependency.",
          target: object.title
        )
        return nil
      }
      guard case .path(let path) = project.tree.place(of: container) else { return nil }
      return XcodeTarget.ID(project: path, name: name)
    }
  }

  private func testedTarget(_ settings: BuildSettings) -> XcodeTarget.ID? {
    guard kind == .unitTests || kind == .uiTests else { return nil }
    let attributes = document.root.fields["attributes"]?["TargetAttributes"]?[object.id]
    if let tested = document.object(attributes?["TestTargetID"]?.string) {
      return project.id(of: tested)
    }
    let targets = document.objects(document.root.list("targets"))
    // "$(BUILT_PRODUCTS_DIR)/App.app/App"
    let host = settings["TEST_HOST"]?.split(separator: "/").first { $0.hasSuffix(".app") }
    let tested = targets.first { target in
      if let name = settings["TEST_TARGET_NAME"], !name.isEmpty { return target.title == name }
      return document.object(target["productReference"])?["path"].map { $0 == host ?? "" } ?? false
    }
    return tested.map(project.id)
  }

  // MARK: - Build phases

  private func readPhases(into target: inout XcodeTarget) {
    var scripts: [ShellScript] = []
    let phases = document.objects(object.list("buildPhases"))
    for phase in phases where phase.type == "PBXShellScriptBuildPhase" {
      scripts.append(script(phase))
    }
    target.scripts = scripts
    checkRules()
    let outputs = Set(
      scripts.flatMap(\.outputs).map {
        FilePath.normalized(target.defaultSettings.expanding($0), in: document.folder)
      }
    )
    for phase in phases {
      switch phase.type {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
        "PBXRezBuildPhase":
        for file in files(of: phase, generated: outputs) {
          add(file, toResources: phase.type == "PBXResourcesBuildPhase", of: &target)
        }
      case "PBXFrameworksBuildPhase": readFrameworks(of: phase, into: &target)
      case "PBXCopyFilesBuildPhase":
        target.copiedFiles.append(copiedFiles(phase, generated: outputs))
      default: break
      }
    }
    for folder in synchronizedFolders() {
      let isMember = object.list("fileSystemSynchronizedGroups").contains(folder.id)
      for file in folder.files.files(ofTarget: object.id, isMember: isMember) {
        guard problems.locate(file.path, disk: project.disk, target: object.title) != nil else {
          continue
        }
        if file.kind == .framework || file.kind == .library {
          link(file, into: &target)
        } else {
          add(file, toResources: false, of: &target)
        }
      }
    }
    for product in document.objects(object.list("packageProductDependencies")) {
      add(product: product, to: &target)
    }
  }

  /// The folders with files of the target, in the order of their identifiers.
  private func synchronizedFolders() -> [(id: String, files: SynchronizedFolder)] {
    folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func script(_ phase: ProjectDocument.Object) -> ShellScript {
    let script = ShellScript(
      name: phase["name"] ?? "Run Script",
      text: phase["shellScript"] ?? phase.list("shellScript").joined(separator: "\n"),
      inputs: phase.list("inputPaths"),
      outputs: phase.list("outputPaths")
    )
    problems.add(
      .notCarriedOut,
      .warning,
      document.file,
      "The script \"\(script.name)\" of the build is not run",
      "Add the files that it generates to the project, or run it by hand.",
      target: object.title
    )
    return script
  }

  /// Reports rules by which scripts make files from others.
  private func checkRules() {
    for rule in document.objects(object.list("buildRules")) where rule["script"] != nil {
      problems.add(
        .notCarriedOut,
        .warning,
        document.file,
        "The script of the rule for \(rule["filePatterns"] ?? rule["fileType"] ?? "files") is not run",
        "Add the files that it generates to the project.",
        target: object.title
      )
    }
  }

  /// The files of a phase that are meant for iOS and exist.
  private func files(of phase: ProjectDocument.Object, generated: Set<String>) -> [ProjectFile] {
    buildFiles(of: phase).flatMap { item -> [ProjectFile] in
      guard let reference = item.reference else { return [] }
      switch reference.type {
      case "PBXVariantGroup":
        return document.objects(reference.list("children")).compactMap { child in
          file(child, region: Self.region(of: child), generated: generated)
        }
      case "PBXFileReference", "XCVersionGroup":
        return file(reference, region: nil, generated: generated).map { [$0] } ?? []
      default: return []
      }
    }
  }

  /// The entries of a phase for iOS, with the objects to which they refer.
  private func buildFiles(
    of phase: ProjectDocument.Object
  ) -> [(entry: ProjectDocument.Object, reference: ProjectDocument.Object?)] {
    phase.list("files").compactMap { id in
      guard let entry = document.objects[id] else {
        danglingEntry(id)
        return nil
      }
      guard PlatformFilter.allows(entry) else { return nil }
      let reference = document.object(entry["fileRef"])
      if reference == nil, document.object(entry["productRef"]) == nil {
        danglingEntry(id)
        return nil
      }
      return (entry, reference)
    }
  }

  private func danglingEntry(_ id: String) {
    problems.add(
      .danglingReference,
      .warning,
      document.file,
      "A build phase names the file \(id), which the project does not have",
      "Remove the entry from the build phase.",
      target: object.title
    )
  }

  private func file(
    _ reference: ProjectDocument.Object,
    region: String?,
    generated: Set<String>
  ) -> ProjectFile? {
    switch project.tree.place(of: reference) {
    case .product, .system: return nil
    case .unknown(let tree):
      problems.add(
        .missingFile,
        .error,
        reference.title,
        "The file is in the folder \(tree), which only Xcode knows",
        "Make its path relative to the project.",
        target: object.title
      )
      return nil
    case .path(let path):
      if generated.contains(path), !project.disk.exists(path) {
        problems.add(
          .missingFile,
          .error,
          path,
          "The file is generated by a script, which is not run",
          "Build the project with Xcode once, and keep the file.",
          target: object.title
        )
        return nil
      }
      guard let found = problems.locate(path, disk: project.disk, target: object.title)
      else { return nil }
      return ProjectFile(path: found, kind: Self.kind(of: reference, at: found), region: region)
    }
  }

  private static func kind(of reference: ProjectDocument.Object, at path: String) -> ProjectFileKind
  {
    if let type = reference["explicitFileType"], let kind = ProjectFileKind(type: type) {
      return kind
    }
    let kind = ProjectFileKind(path: path)
    if kind != .other { return kind }
    return reference["lastKnownFileType"].flatMap(ProjectFileKind.init(type:)) ?? .other
  }

  /// The language of a file: that of its folder, else its name.
  private static func region(of child: ProjectDocument.Object) -> String? {
    let folder = child["path"]?.split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.map { String($0.dropLast(6)) } ?? child["name"]
  }

  private func add(_ file: ProjectFile, toResources: Bool, of target: inout XcodeTarget) {
    switch file.kind {
    case .swift where !toResources: target.sources.append(file)
    case .header where !toResources: target.headers.append(file)
    case .foreignSource where !toResources: target.foreignSources.append(file)
    case .setting where !toResources: break
    default: target.resources.append(file)
    }
  }

  // MARK: - Frameworks and copied files

  private func readFrameworks(of phase: ProjectDocument.Object, into target: inout XcodeTarget) {
    for (entry, reference) in buildFiles(of: phase) {
      if let product = document.object(entry["productRef"]) { add(product: product, to: &target) }
      guard let reference else { continue }
      let attributes = entry.fields["settings"]?["ATTRIBUTES"]?.strings ?? []
      let name = reference["path"].map(FilePath.name) ?? reference.title
      let framework = LinkedFramework(
        name: name,
        origin: origin(of: reference),
        isOptional: attributes.contains("Weak")
      )
      target.frameworks.append(framework)
    }
  }

  private func origin(of reference: ProjectDocument.Object) -> LinkedFramework.Origin {
    guard reference.type == "PBXFileReference" else { return .product }
    switch project.tree.place(of: reference) {
    case .product: return .product
    case .system: return .system
    case .unknown(let tree): return .missing("\(tree)/\(reference.title)")
    case .path(let path):
      if path.contains("/System/Library/") || path.contains("/Platforms/") { return .system }
      if let found = problems.locate(path, disk: project.disk, target: object.title) {
        return .file(found)
      }
      return .missing(path)
    }
  }

  private func link(_ file: ProjectFile, into target: inout XcodeTarget) {
    target.frameworks.append(
      LinkedFramework(name: file.name, origin: .file(file.path), isOptional: false)
    )
  }

  private func add(product: ProjectDocument.Object, to target: inout XcodeTarget) {
    let product = PackageProduct(
      name: product["productName"] ?? product.title,
      package: product["package"].flatMap { project.packageLocations[$0] }
    )
    if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
  }

  private func copiedFiles(
    _ phase: ProjectDocument.Object,
    generated: Set<String>
  ) -> CopiedFiles {
    let products = buildFiles(of: phase).compactMap { _, reference -> String? in
      guard let reference, origin(ofCopied: reference) == .product else { return nil }
      return reference["path"].map(FilePath.name) ?? reference.title
    }
    let ofFolders = synchronizedFolders().flatMap { $0.files.files(ofPhase: phase.id) }
    return CopiedFiles(
      name: phase["name"] ?? "Copy Files",
      bundleFolder: Self.bundleFolder(of: phase),
      files: files(of: phase, generated: generated) + ofFolders,
      products: products
    )
  }

  private func origin(ofCopied reference: ProjectDocument.Object) -> GroupTree.Place {
    reference.type == "PBXReferenceProxy" ? .product : project.tree.place(of: reference)
  }

  /// The folder in an app for iOS, which has no folders for resources and executables.
  private static func bundleFolder(of phase: ProjectDocument.Object) -> String? {
    let folder: String
    switch phase["dstSubfolder"] ?? phase["dstSubfolderSpec"] ?? "" {
    case "1", "6", "7", "Wrapper", "Executables", "Resources": folder = ""
    case "10", "Frameworks": folder = "Frameworks"
    case "11", "SharedFrameworks": folder = "SharedFrameworks"
    case "12", "SharedSupport": folder = "SharedSupport"
    case "13", "PlugIns": folder = "PlugIns"
    default: return nil
    }
    return [folder, phase["dstPath"] ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
  }

  // MARK: - What is left out

  /// Leaves out repeated files, the Info.plist and what the settings exclude.
  private func leaveOut(from target: inout XcodeTarget) {
    let settings = target.defaultSettings
    let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    func isExcluded(_ file: ProjectFile) -> Bool {
      func matches(_ pattern: String) -> Bool {
        SettingsText.matches(file.name, pattern) || SettingsText.matches(file.path, pattern)
          || SettingsText.matches(file.path, "\(document.folder)/\(pattern)")
      }
      return !excluded.isEmpty && excluded.contains(where: matches)
        && !included.contains(where: matches)
    }
    let lists: [WritableKeyPath<XcodeTarget, [ProjectFile]>] = [
      \.sources, \.foreignSources, \.headers, \.resources,
    ]
    for list in lists {
      var paths: Set<String> = []
      target[keyPath: list] = target[keyPath: list].filter { file in
        guard paths.insert(file.path).inserted else {
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
        return !isExcluded(file)
      }
    }
    let infoPlists = paths(of: "INFOPLIST_FILE")
    target.resources.removeAll { infoPlists.contains($0.path) }
    for path in infoPlists + paths(of: "SWIFT_OBJC_BRIDGING_HEADER") {
      _ = problems.locate(path, disk: project.disk, target: object.title)
    }
    checkNames(of: target.sources.map { ($0.name, $0.path) }, reason: "The module has two files")
    checkNames(
      of: target.resources.filter { $0.kind != .dataModel }.map { ($0.bundlePath, $0.path) },
      reason: "The bundle has two files"
    )
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
