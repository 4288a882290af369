/// A folder whose files belong to targets without being listed in the project.
struct SynchronizedFolder {
  private let object: ProjectDocument.Object
  private let document: ProjectDocument
  private let listing: FolderListing

  /// The paths of Swift packages below the folder.
  var packages: [String] { listing.packages }

  init(
    _ object: ProjectDocument.Object,
    at path: String,
    document: ProjectDocument,
    disk: DiskFiles,
    problems: ProblemList
  ) {
    self.object = object
    self.document = document
    listing = FolderListing(
      of: path,
      explicitFolders: Set(object.list("explicitFolders")),
      explicitTypes: (object.fields["explicitFileTypes"]?.dictionary ?? [:])
        .compactMapValues { $0.string.flatMap(ProjectFileKind.init(type:)) },
      disk: disk,
      problems: problems
    )
  }

  /// The files of a target.
  ///
  /// Exceptions exclude files in targets that have the folder, and include them in those that do
  /// not.
  func files(ofTarget id: String, isMember: Bool) -> [ProjectFile] {
    let sets = document.objects(object.list("exceptions"))
    let own = sets.filter { $0["target"] == id }
    let exceptions = own.flatMap { $0.list("membershipExceptions") }
    let phases = Set(document.object(id)?.list("buildPhases") ?? [])
    let moved = sets.filter { $0["buildPhase"].map(phases.contains) ?? false }
      .flatMap { $0.list("membershipExceptions") }
    let named = Matcher(exceptions)
    let inPhases = Matcher(moved)
    let foreign = Matcher(
      own.flatMap { set in
        (set.fields["platformFiltersByRelativePath"]?.dictionary ?? [:])
          .filter { !PlatformFilter.allows($0.value.strings) }.keys
      }
    )
    return listing.entries.compactMap { entry in
      guard named.contains(entry) != isMember, !inPhases.contains(entry), !foreign.contains(entry)
      else { return nil }
      return entry.file
    }
  }

  /// The files that a build phase has beside the default ones.
  func files(ofPhase id: String) -> [ProjectFile] {
    let sets = document.objects(object.list("exceptions")).filter { $0["buildPhase"] == id }
    let named = Matcher(sets.flatMap { $0.list("membershipExceptions") })
    return listing.entries.filter(named.contains).map(\.file)
  }

  /// Paths of exceptions: of files, of folders, and of all languages of a file.
  private struct Matcher {
    /// What precedes a path that means all languages, in the format of Xcode 16 and in older ones.
    private static let localized = ["/Localized: ", "/Localized/"]
    private let paths: Set<String>

    init(_ paths: [String]) { self.paths = Set(paths) }

    func contains(_ entry: FolderListing.Entry) -> Bool {
      guard !paths.isEmpty else { return false }
      if entry.file.region != nil {
        let path = entry.relativePath.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        let name = path.joined(separator: "/")
        if Self.localized.contains(where: { paths.contains($0 + name) }) { return true }
      }
      var path = entry.relativePath[...]
      while true {
        if paths.contains(String(path)) { return true }
        guard let slash = path.lastIndex(of: "/") else { return false }
        path = path[..<slash]
      }
    }
  }
}
