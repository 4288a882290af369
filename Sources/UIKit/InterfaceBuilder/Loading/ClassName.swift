/// Finds classes of an app by their names.
@MainActor
package enum _ClassName {
  /// Returns a class by its name with the module: "Journeys.SceneDelegate".
  package static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? NibClasses.type(named: parts[1], module: parts[0])
      : NibClasses.type(named: name, module: nil)
  }
}
