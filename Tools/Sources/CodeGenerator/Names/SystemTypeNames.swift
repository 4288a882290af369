/// Types that the modules have which generated code imports.
enum SystemTypeNames {
  /// Whether a type of this name would be mistaken for one of Rostrum or UIKit.
  static func isTaken(_ name: String) -> Bool {
    if kit.contains(name) { return true }
    // UIKit's prefix, and not the beginning of a word.
    return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  private static let kit: Set<String> = [
    "AnyCoordinator", "RootSceneDelegate", "ScreenPresenter", "ScreenViewController",
  ]
}
