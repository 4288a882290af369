extension ProjectIndex {
  /// Returns whether a type is a view controller.
  func isController(_ type: Int) -> Bool {
    guard types[type].kind == .class else { return false }
    return ancestorNames(type).contains(where: Self.isControllerName)
  }

  /// Returns the names of all types that a type inherits from or conforms to.
  func ancestorNames(_ type: Int) -> [String] {
    foreignLineage(type) + lineage(type).dropFirst().map { types[$0].simpleName }
  }

  /// Returns whether the name of an external type is that of a view controller.
  static func isControllerName(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return simple.hasSuffix("ViewController") || controllers.contains(simple)
  }

  private static let controllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISearchController",
    "UIImagePickerController", "UIActivityViewController", "UIDocumentPickerViewController",
    "UIHostingController", "CNContactPickerViewController", "PHPickerViewController",
  ]

  /// Returns whether a type is a coordinator: it has a `start` function, or inherits one.
  func isCoordinator(_ type: Int) -> Bool {
    let entry = types[type]
    guard entry.kind == .class || entry.kind == .struct || entry.kind == .actor,
      !isController(type)
    else { return false }
    let derives = ancestorNames(type).contains {
      TypeText($0).base == "Coordinator" || $0.hasSuffix("Coordinator")
        || $0.hasSuffix("Coordinating")
        || $0.hasSuffix("CoordinatorType") || $0.hasSuffix("CoordinatorProtocol")
    }
    let starts = lineage(type).contains { types[$0].functionsByName["start"] != nil }
    if derives {
      return starts || foreignLineage(type).contains { $0.hasSuffix("Coordinator") }
    }
    let name = entry.simpleName
    return starts && (name.hasSuffix("Coordinator") || name.hasSuffix("FlowController"))
      && name != "Coordinator"
  }

  /// The project's coordinators that are no base classes.
  var coordinators: [Int] {
    types.indices.filter { types[$0].file < ownFileCount && isCoordinator($0) && !isBase($0) }
  }

  /// Returns whether a type is only a base class of coordinators in the kit or the project.
  func isBase(_ type: Int) -> Bool {
    !(children[type] ?? []).isEmpty
  }

  /// Returns whether a type derives from the coordinators of Rostrum.
  func isKitCoordinator(_ type: Int) -> Bool {
    lineage(type).contains { id in
      types[id].simpleName == "AnyCoordinator"
        || types[id].inherits.contains { TypeText($0).base == "Coordinator" && $0.contains("<") }
    }
  }

  /// Returns whether a function is one of the kit's own; `NavigationReader` recognizes these by
  /// name.
  func isKitFunction(_ function: Int) -> Bool {
    guard let type = functions[function].type else { return false }
    let name = types[type].simpleName
    return name == "AnyCoordinator" || name == "Navigator"
      || (name == "Coordinator" && !types[type].genericParameters.isEmpty)
  }

  /// Returns whether a type starts the app or a scene.
  func isEntry(_ type: Int) -> Bool {
    ancestorNames(type).contains {
      $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate")
    } || types[type].attributes.contains { $0 == "main" || $0 == "UIApplicationMain" }
  }

  /// Returns the kind of container that a type is.
  func containerKind(_ type: Int) -> Screen.Kind {
    let names = ancestorNames(type)
    if names.contains("UITabBarController") { return .tabs }
    if names.contains("UISplitViewController") { return .split }
    if names.contains("UINavigationController") { return .navigation }
    return .screen
  }

  /// Returns whether a type prepares the contents of one screen, and so acts for it.
  func actsForScreen(_ type: Int) -> Bool {
    let name = types[type].simpleName
    return ["Presenter", "ViewModel", "Interactor", "VM"].contains(where: name.hasSuffix)
      && types[type].kind != .protocol
  }

  /// Returns a type's name without the suffix of its role.
  func stem(_ type: Int) -> String {
    Self.stem(types[type].simpleName)
  }

  static func stem(_ name: String) -> String {
    for suffix in suffixes where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private static let suffixes = [
    "TableViewController", "CollectionViewController", "ViewController", "NavigationController",
    "TabBarController", "Controller", "Presenter", "ViewModel", "Interactor", "Router", "Wireframe",
    "FlowController", "Coordinator", "Scene", "Screen", "VC", "VM",
  ]

  /// Returns the functions of a type and of its base classes.
  func ownFunctions(of type: Int) -> [Int] {
    lineage(type).filter { types[$0].kind != .protocol }
      .flatMap { types[$0].functions }
  }
}
