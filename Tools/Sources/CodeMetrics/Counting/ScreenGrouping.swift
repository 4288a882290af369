import SourceModel

/// Finds which files belong to which screen: by their folder, or by their name.
struct ScreenGrouping {
  /// A screen: the stem of its view controller's name, and where that stands.
  private struct Screen {
    var stem: String
    var path: [Substring]
  }

  private let project: Project
  private var screens: [Screen] = []
  private var byStem: [String: [Int]] = [:]

  init(_ project: Project) {
    self.project = project
    for type in project.types where type.role == .viewController && type.kind == .class {
      let path = project.file(of: type.parts[0]).path.split(separator: "/")
      let stem = Self.stem(type.name)
      let known = byStem[stem, default: []].contains { screens[$0].path.dropLast() == path.dropLast() }
      guard !stem.isEmpty, !known else { continue }
      byStem[stem, default: []].append(screens.count)
      screens.append(Screen(stem: stem, path: path))
    }
  }

  /// The screens with their numbers, by name.
  func counts() -> [ScreenCount] {
    let names = names()
    var counts = names.map { ScreenCount(name: $0) }
    for file in project.files {
      guard let screen = screen(ofPath: file.path) else { continue }
      add(file.lines, file.role, isTest: file.isTest, to: &counts[screen])
    }
    for file in project.skipped where file.kind == .swift {
      guard let screen = screen(ofPath: file.path) else { continue }
      add(file.lines, file.role, isTest: file.isTest, to: &counts[screen])
    }
    return counts.sorted { $0.name < $1.name }
  }

  private func add(_ lines: LineCounts, _ role: Role, isTest: Bool, to screen: inout ScreenCount) {
    guard !isTest else {
      screen.tests += lines.total
      return
    }
    screen.count.add(lines)
    screen.layers[role.layer.rawValue, default: 0] += lines.total
    switch role {
    case .viewController: screen.controllerLines += lines.total
    case .presenter, .viewModel: screen.presenterLines += lines.total
    default: break
    }
  }

  /// The names of the screens; namesakes carry the folder in which they differ.
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

  /// The screen that a file belongs to; nil for one that several may share.
  private func screen(ofPath path: String) -> Int? {
    let components = path.split(separator: "/")
    for folder in components.dropLast().reversed() {
      let stem = byStem[String(folder)] ?? byStem[folder.prefix(1).uppercased() + folder.dropFirst()]
      if let stem { return nearest(stem, to: components) }
    }
    let name = (components.last ?? "").prefix { $0 != "." && $0 != "+" }
    var end = name.endIndex
    // The longest stem that is followed by the name of a role.
    while end > name.startIndex {
      let stem = String(name[..<end])
      if let screens = byStem[stem], Self.isRole(name[end...]) {
        return nearest(screens, to: components)
      }
      end = name.index(before: end)
    }
    return nil
  }

  /// Of screens with one name, the one whose view controller stands the nearest.
  private func nearest(_ candidates: [Int], to path: [Substring]) -> Int? {
    candidates.max { one, other in
      shared(screens[one].path, path) < shared(screens[other].path, path)
    }
  }

  private func shared(_ one: [Substring], _ other: [Substring]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// Whether what follows a stem is empty or ends with a role: `PresenterTests`, `RowViewData`.
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
