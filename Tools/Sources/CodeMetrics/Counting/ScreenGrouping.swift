import SourceModel

/// Finds which files belong to which screen: by their name, or by their folder.
struct ScreenGrouping {
  /// A screen: the stem of its view controller's name, and the location of the view controller.
  private struct Screen {
    var stem: String
    var path: [Substring]
  }

  private let project: Project
  private var screens: [Screen] = []
  private var byStem: [String: [Int]] = [:]
  private let roots: [[Substring]]

  init(_ project: Project) {
    self.project = project
    roots = Self.roots(of: project)
    for type in project.types where type.role == .viewController && type.kind == .class {
      let path = project.file(of: type.parts[0]).path.split(separator: "/")
      let stem = Self.stem(type.name)
      let known = byStem[stem, default: []].contains {
        screens[$0].path.dropLast() == path.dropLast()
      }
      guard !stem.isEmpty, !known else { continue }
      byStem[stem, default: []].append(screens.count)
      screens.append(Screen(stem: stem, path: path))
    }
  }

  /// Some lines of a file: all of them, or those of one declaration.
  struct Part {
    var screen: Int?
    var role: Role
    var lines: Int
    var isWholeFile: Bool
  }

  /// The screens with their numbers, by name.
  func counts() -> [ScreenCount] {
    var counts = names().map { ScreenCount(name: $0) }
    for number in project.files.indices {
      for part in parts(ofFile: number) {
        guard let screen = part.screen else { continue }
        add(part, isTest: project.files[number].isTest, to: &counts[screen])
      }
    }
    for file in project.skipped where file.kind == .swift {
      guard let screen = screen(ofPath: file.path) else { continue }
      let part = Part(screen: screen, role: file.role, lines: file.lines.total, isWholeFile: true)
      add(part, isTest: file.isTest, to: &counts[screen])
    }
    return counts.sorted { $0.name < $1.name }
  }

  /// Lines of the presenters, and of the view controllers, of the whole project.
  func presentersAndControllers() -> (presenters: Int, controllers: Int) {
    var count = ScreenCount(name: "")
    for number in project.files.indices where !project.files[number].isTest {
      for part in parts(ofFile: number) { add(part, isTest: false, to: &count) }
    }
    return (count.presenterLines, count.controllerLines)
  }

  private func add(_ part: Part, isTest: Bool, to screen: inout ScreenCount) {
    guard !isTest else {
      screen.tests += part.lines
      return
    }
    if part.isWholeFile { screen.files += 1 }
    screen.lines += part.lines
    screen.layers[part.role.layer.rawValue, default: 0] += part.lines
    switch part.role {
    case .viewController: screen.controllerLines += part.lines
    case .presenter, .viewModel: screen.presenterLines += part.lines
    default: break
    }
  }

  /// Returns the parts of a file, which are its declarations where they belong to several screens
  /// or roles.
  private func parts(ofFile number: Int) -> [Part] {
    let file = project.files[number]
    let own = screen(ofPath: file.path)
    let path = file.path.split(separator: "/")
    let declared = file.declarations.indices.filter { file.declarations[$0].outer == nil }
    let parts = declared.map { index -> Part in
      let declaration = file.declarations[index]
      let type = project.type(ofDeclaration: index, inFile: number)
      return Part(
        screen: screen(ofName: declaration.name[...], path: path) ?? own,
        role: type?.role ?? file.role,
        lines: declaration.lines.count,
        isWholeFile: false
      )
    }
    let screens = Set(parts.compactMap(\.screen))
    let roles = Set(parts.map(\.role)).intersection([.viewController, .presenter, .viewModel])
    let isMixed = screens.count > 1 || roles.count > 1 || (own == nil && !screens.isEmpty)
    guard !file.isTest, isMixed else {
      return [Part(screen: own, role: file.role, lines: file.lines.total, isWholeFile: true)]
    }
    let rest = file.lines.total - parts.map(\.lines).reduce(0, +)
    let role = own == nil ? Role.other : file.role
    return parts + [Part(screen: own, role: role, lines: max(rest, 0), isWholeFile: true)]
  }

  /// Returns the names of the screens; duplicates include the folder in which they differ.
  private func names() -> [String] {
    screens.indices.map { index in
      let screen = screens[index]
      let others = byStem[screen.stem, default: []].filter { $0 != index }
      guard let other = others.first else { return screen.stem }
      let pairs = zip(screen.path, screens[other].path)
      let place = pairs.prefix { $0 == $1 }.count
      let folder = screen.path.indices.contains(place) ? screen.path[place] : "…"
      return "\(screen.stem) (\(folder.prefix { $0 != "." }))"
    }
  }

  // MARK: - Files

  /// Returns the screen of a file: by its own name with that of a role, else by the nearest folder,
  /// else by its own name alone; nil for a file that several screens may share.
  private func screen(ofPath path: String) -> Int? {
    let components = path.split(separator: "/")
    let name = (components.last ?? "").prefix { $0 != "." && $0 != "+" }
    if byStem[String(name)] == nil, let own = screen(ofName: name, path: components) { return own }
    for count in components.indices.dropFirst().reversed() {
      let folder = components[count - 1]
      let stem =
        byStem[String(folder)] ?? byStem[folder.prefix(1).uppercased() + folder.dropFirst()]
      guard let stem, !isAppFolder(components.prefix(count)) else { continue }
      return nearest(stem, to: components)
    }
    return screen(ofName: name, path: components)
  }

  /// Returns whether a folder belongs to the whole app and to no screen, even if it has a screen's
  /// name: it contains the files that start the app, or all files except tests.
  private func isAppFolder(_ folder: ArraySlice<Substring>) -> Bool {
    roots.contains { $0.starts(with: folder) }
  }

  /// Returns the folders of the files that start the app, and the nearest common one of all files
  /// except tests.
  private static func roots(of project: Project) -> [[Substring]] {
    var folders: [[Substring]] = []
    var shared: [Substring]?
    for file in project.files where !file.isTest {
      let folder = Array(file.path.split(separator: "/").dropLast())
      if file.role == .compositionRoot { folders.append(folder) }
      shared = shared.map { zip($0, folder).prefix { $0 == $1 }.map { $0.0 } } ?? folder
    }
    return folders + [shared ?? []]
  }

  /// Returns the screen with the longest stem that a name begins with, if the name of a role
  /// follows.
  private func screen(ofName name: Substring, path: [Substring]) -> Int? {
    var end = name.endIndex
    while end > name.startIndex {
      if let screens = byStem[String(name[..<end])], Self.isRole(name[end...]) {
        return nearest(screens, to: path)
      }
      end = name.index(before: end)
    }
    return nil
  }

  /// Returns, among screens with the same name, the one with the nearest view controller.
  private func nearest(_ candidates: [Int], to path: [Substring]) -> Int? {
    candidates.max { one, other in
      shared(screens[one].path, path) < shared(screens[other].path, path)
    }
  }

  private func shared(_ one: [Substring], _ other: [Substring]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// Returns whether the rest after a stem is empty or ends with a role: `PresenterTests`,
  /// `RowViewData`.
  private static func isRole(_ rest: Substring) -> Bool {
    var rest = String(rest)
    for ending in ["Tests", "Test", "Specs", "Spec"] where rest.hasSuffix(ending) {
      rest.removeLast(ending.count)
      return rest.first?.isUppercase ?? true
    }
    guard let first = rest.first else { return true }
    return first.isUppercase && endings.contains(where: rest.hasSuffix)
  }

  static func stem(_ name: String) -> String {
    for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) {
      let stem = String(name.dropLast(ending.count))
      for part in ["Table", "Collection"] where stem.hasSuffix(part) && stem.count > part.count {
        return String(stem.dropLast(part.count))
      }
      return stem
    }
    return name
  }

  private static let endings = [
    "Controller", "VC", "View", "Presenter", "Coordinator", "Contract", "Protocols", "Protocol",
    "ViewState", "ViewData", "ViewModel", "VM", "Cell", "Interactor", "Router", "Wireframe",
    "Builder", "Configurator", "Assembly", "Module", "Entity", "DataSource", "Delegate", "Models",
    "Worker", "Factory", "Storyboard", "Segue", "Navigation", "Layout",
  ]
}
