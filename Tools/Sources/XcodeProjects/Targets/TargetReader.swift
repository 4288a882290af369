/// Reads a target of a project.
struct TargetReader {
  let project: XcodeProjectReader
  let object: ProjectDocument.Object
  let folders: [String: SynchronizedFolder]
  let kind: TargetKind
  let settings: [BuildSettings]

  var document: ProjectDocument { project.document }
  var problems: ProblemList { project.problems }

  init(
    project: XcodeProjectReader,
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
}
