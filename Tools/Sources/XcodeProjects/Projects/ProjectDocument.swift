/// The objects of a `project.pbxproj`.
struct ProjectDocument {
  /// An object of a project.
  struct Object {
    let id: String
    let fields: [String: PropertyListValue]

    var type: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { fields[key]?.string }

    func list(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    /// The name that Xcode shows.
    var title: String { self["name"] ?? self["path"].map(FilePath.name) ?? id }
  }

  /// The path of the `.xcodeproj`.
  let path: String
  /// The path of the file itself.
  let file: String
  let objects: [String: Object]
  let root: Object
  /// The folder to which paths are relative.
  let folder: String

  /// Reads a project.
  ///
  /// - Throws: ``ProjectReadingError`` for a file that is missing or not a project.
  init(at path: String, disk: DiskFiles) throws(ProjectReadingError) {
    self.path = path
    file = "\(path)/project.pbxproj"
    guard disk.exists(file) else { throw .notFound(path: file) }
    let value = try PropertyListReader.value(of: disk.contents(of: file), path: file)
    guard let entries = value.dictionary else {
      throw .malformed(path: file, line: nil, expected: "a dictionary", got: "another value")
    }
    guard let objects = entries["objects"]?.dictionary else {
      throw .malformed(path: file, line: nil, expected: "a dictionary \"objects\"", got: "none")
    }
    self.objects = objects.reduce(into: [:]) { known, entry in
      guard let fields = entry.value.dictionary else { return }
      known[entry.key] = Object(id: entry.key, fields: fields)
    }
    guard let id = entries["rootObject"]?.string, let root = self.objects[id],
      root.type == "PBXProject"
    else {
      throw .malformed(
        path: file,
        line: nil,
        expected: "a \"rootObject\" that is a PBXProject",
        got: entries["rootObject"]?.string ?? "none"
      )
    }
    self.root = root
    folder = FilePath.normalized(root["projectDirPath"] ?? "", in: FilePath.folder(of: path))
  }

  var name: String { FilePath.stem(of: path) }

  /// The object to which a field refers.
  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects to which a field refers, without those that do not exist.
  func objects(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }
}
