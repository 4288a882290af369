/// Reads the targets of one `.xcodeproj`.
struct XcodeProjectReader {
  let document: ProjectDocument
  let disk: DiskFiles
  let problems: ProblemList
  let tree: GroupTree
  let packages: [PackageReference]
  /// The addresses and paths of the packages, by object.
  let packageLocations: [String: String]
  private let configurations: ConfigurationReader
  /// The targets by the reference of their product.
  private let targetsByProduct: [String: XcodeTarget.ID]
  /// The synchronized folders, by object.
  private let folders: [String: SynchronizedFolder]

  init(document: ProjectDocument, disk: DiskFiles, problems: ProblemList) {
    self.document = document
    self.disk = disk
    self.problems = problems
    tree = GroupTree(document: document, problems: problems)
    configurations = ConfigurationReader(
      document: document,
      tree: tree,
      disk: disk,
      problems: problems
    )
    targetsByProduct = document.objects(document.root.list("targets")).reduce(into: [:]) {
      guard let product = $1["productReference"] else { return }
      $0[product] = XcodeTarget.ID(project: document.path, name: $1.title)
    }
    folders = Self.folders(of: document, tree: tree, disk: disk, problems)
    let (named, locations) = Self.packages(of: document, tree: tree, disk: disk, problems)
    let found = folders.values.flatMap(\.packages).sorted().map {
      PackageReference(source: .local(path: $0))
    }
    packages = named + found.filter { !named.contains($0) }
    packageLocations = locations
  }

  /// The targets in the order of the project.
  func targets() -> [XcodeTarget] {
    document.root.list("targets").compactMap { id in
      guard let object = document.objects[id] else {
        problems.add(
          .danglingReference,
          .error,
          document.file,
          "The project names the target \(id), which does not exist",
          "Restore the file from version control."
        )
        return nil
      }
      return TargetReader(project: self, object: object, folders: folders).target()
    }
  }

  func id(of target: ProjectDocument.Object) -> XcodeTarget.ID {
    .init(project: document.path, name: target.title)
  }

  /// The target of the project whose product a reference is.
  func target(withProduct reference: String) -> XcodeTarget.ID? {
    targetsByProduct[reference]
  }

  func configurations(of target: ProjectDocument.Object, kind: TargetKind) -> [BuildSettings] {
    configurations.settings(of: target, kind: kind)
  }

  /// The paths of other projects that this one contains.
  func containedProjects() -> [String] {
    (document.root.fields["projectReferences"]?.array ?? []).compactMap { reference in
      guard let object = document.object(reference["ProjectRef"]?.string),
        case .path(let path) = tree.place(of: object)
      else { return nil }
      return problems.locate(path)
    }
  }

  private static func folders(
    of document: ProjectDocument,
    tree: GroupTree,
    disk: DiskFiles,
    _ problems: ProblemList
  ) -> [String: SynchronizedFolder] {
    document.objects.values.reduce(into: [:]) { folders, object in
      guard object.type == "PBXFileSystemSynchronizedRootGroup",
        case .path(let path) = tree.place(of: object),
        let found = problems.locate(path)
      else { return }
      folders[object.id] = SynchronizedFolder(
        object,
        at: found,
        document: document,
        disk: disk,
        problems: problems
      )
    }
  }

  private static func packages(
    of document: ProjectDocument,
    tree: GroupTree,
    disk: DiskFiles,
    _ problems: ProblemList
  ) -> ([PackageReference], [String: String]) {
    var packages: [PackageReference] = []
    var locations: [String: String] = [:]
    func add(_ source: PackageReference.Source, _ id: String) {
      let package = PackageReference(source: source)
      locations[id] = package.location
      if !packages.contains(package) { packages.append(package) }
    }
    for object in document.objects(document.root.list("packageReferences")) {
      if object.type == "XCLocalSwiftPackageReference" {
        let path = FilePath.normalized(object["relativePath"] ?? "", in: document.folder)
        if let found = problems.locate(path) { add(.local(path: found), object.id) }
      } else {
        let requirement = PackageReference.Requirement(object.fields["requirement"])
        add(.remote(url: object["repositoryURL"] ?? "", requirement: requirement), object.id)
      }
    }
    // Xcode before 15 lists local packages as folders only.
    let folders = document.objects.values.filter { object in
      let type = object["lastKnownFileType"] ?? object["explicitFileType"] ?? ""
      return ["wrapper", "folder", "text"].contains(type) && tree.places[object.id] != nil
    }
    for object in folders.sorted(by: { $0.id < $1.id }) {
      guard case .path(let path) = tree.place(of: object),
        let found = disk.location(of: path).path, disk.exists("\(found)/Package.swift")
      else { continue }
      add(.local(path: found), object.id)
    }
    return (packages, locations)
  }
}
