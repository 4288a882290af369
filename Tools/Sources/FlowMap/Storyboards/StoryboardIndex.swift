/// The scenes of all storyboards of a project.
struct StoryboardIndex {
  /// A segue between scenes of any storyboards.
  struct Link {
    var from: String
    var to: String
    var segue: StoryboardScene.Segue
    /// The title of the tab, where the segue creates one.
    var tabTitle: String?
    var path: String
  }

  let storyboards: [Storyboard]
  private(set) var scenes: [String: (scene: StoryboardScene, storyboard: Int)] = [:]
  private(set) var links: [String: [Link]] = [:]
  private var byIdentifier: [String: [String]] = [:]

  init(_ storyboards: [Storyboard]) {
    self.storyboards = storyboards.filter { !$0.isLaunchScreen }
    for (number, storyboard) in self.storyboards.enumerated() {
      for scene in storyboard.scenes {
        let key = Self.key(storyboard, scene.id)
        scenes[key] = (scene, number)
        if let identifier = scene.identifier { byIdentifier[identifier, default: []].append(key) }
      }
    }
    for storyboard in self.storyboards {
      for scene in storyboard.scenes {
        let from = Self.key(storyboard, scene.id)
        links[from] = scene.segues.filter { $0.kind != "unwind" }.compactMap { segue in
          let destination = Self.key(storyboard, segue.destination)
          return resolve(destination).map {
            Link(
              from: from,
              to: $0,
              segue: segue,
              tabTitle: scenes[destination]?.scene.tabTitle ?? scenes[$0]?.scene.tabTitle,
              path: storyboard.path
            )
          }
        }
      }
    }
  }

  private static func key(_ storyboard: Storyboard, _ id: String) -> String {
    "\(storyboard.path)#\(id)"
  }

  var isEmpty: Bool { storyboards.isEmpty }

  /// Returns the scene that a key resolves to: the target of a reference, or the root of a plain
  /// stack.
  func resolve(_ key: String, depth: Int = 0) -> String? {
    guard depth < 8, let (scene, number) = scenes[key] else { return nil }
    if let reference = scene.reference {
      let name = reference.storyboard ?? storyboards[number].name
      if let identifier = reference.identifier {
        return self.scene(identifier, in: name).flatMap { resolve($0, depth: depth + 1) }
      }
      return initial(of: name).flatMap { resolve($0, depth: depth + 1) }
    }
    if scene.element == "navigationController", scene.customClass == nil,
      let root = scene.segues.first(where: { $0.relationship == "rootViewController" })
    {
      return resolve(Self.key(storyboards[number], root.destination), depth: depth + 1) ?? key
    }
    return key
  }

  /// Returns the scene with an identifier.
  /// - Parameters:
  ///   - identifier: The identifier in the storyboard.
  ///   - storyboard: The name of the storyboard; nil for any.
  /// - Returns: The key; nil if there is no such scene.
  func scene(_ identifier: String, in storyboard: String?) -> String? {
    let found = byIdentifier[identifier] ?? []
    guard let storyboard else { return found.first }
    return found.first { storyboards[scenes[$0]?.storyboard ?? 0].name == storyboard }
      ?? found.first
  }

  /// Returns the initial scene of a storyboard.
  func initial(of name: String) -> String? {
    storyboards.first { $0.name == name }.flatMap { storyboard in
      storyboard.initial.map { Self.key(storyboard, $0) }
    }
  }

  func place(_ key: String) -> SourcePlace {
    guard let (scene, number) = scenes[key] else {
      return SourcePlace(file: key, line: 1, column: 1)
    }
    return SourcePlace(file: storyboards[number].path, line: scene.line, column: scene.column)
  }

  /// The keys of all scenes that are screens, in the order of the files.
  var keys: [String] {
    storyboards.flatMap { storyboard in
      storyboard.scenes.filter { $0.reference == nil }.map { Self.key(storyboard, $0.id) }
    }
  }
}
