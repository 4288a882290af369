/// The places of a project's files, which follow from the groups around them.
struct GroupTree {
  /// Where a reference leads.
  enum Place: Hashable {
    case path(String)
    /// A product of a target.
    case product
    /// A file of Xcode or of an SDK.
    case system
    /// A folder that only Xcode knows.
    case unknown(tree: String)
  }

  private let document: ProjectDocument
  private(set) var places: [String: Place] = [:]

  init(document: ProjectDocument, problems: ProblemList) {
    self.document = document
    guard let main = document.root["mainGroup"] else { return }
    var isOpen: Set<String> = []
    // Groups may be nested deeply: the steps are on a stack of their own.
    enum Step {
      case enter(String, folder: String)
      case leave(String)
    }
    var steps: [Step] = [.enter(main, folder: document.folder)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let id): isOpen.remove(id)
      case .enter(let id, let folder):
        guard let object = document.objects[id] else {
          problems.add(
            .danglingReference,
            .warning,
            document.file,
            "A group names the object \(id), which does not exist",
            "Remove the entry from the group."
          )
          continue
        }
        if isOpen.contains(id) {
          problems.add(
            .groupCycle,
            .warning,
            document.file,
            "The group \"\(object.title)\" contains itself",
            "Move the group out of itself."
          )
          continue
        }
        if places[id] != nil { continue }
        let place = Self.place(of: object, in: folder, document: document)
        places[id] = place
        let children = object.list("children")
        guard !children.isEmpty else { continue }
        let inside = if case .path(let path) = place { path } else { folder }
        isOpen.insert(id)
        steps.append(.leave(id))
        steps += children.reversed().map { .enter($0, folder: inside) }
      }
    }
  }

  /// The place of an object; relative to the project's folder for one that is in no group.
  func place(of object: ProjectDocument.Object) -> Place {
    places[object.id] ?? Self.place(of: object, in: document.folder, document: document)
  }

  private static func place(
    of object: ProjectDocument.Object,
    in folder: String,
    document: ProjectDocument
  ) -> Place {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return .path(FilePath.normalized(path, in: folder))
    case "SOURCE_ROOT": return .path(FilePath.normalized(path, in: document.folder))
    case "<absolute>": return .path(FilePath.normalized(path))
    case "BUILT_PRODUCTS_DIR": return .product
    case "SDKROOT", "DEVELOPER_DIR": return .system
    case let tree: return .unknown(tree: tree)
    }
  }
}
