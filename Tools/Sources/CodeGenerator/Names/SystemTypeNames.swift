/// Types of the modules that generated code imports.
enum SystemTypeNames {
  /// Returns the reason why an app cannot declare a type of this name; nil where there is none.
  static func objection(to name: String) -> String? {
    if kit.contains(name) { return "\(name) is a type of Rostrum" }
    // UIKit's prefix, and not the beginning of a word.
    guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true else { return nil }
    return "\(name) would look like a type of UIKit"
  }

  private static let kit: Set<String> = [
    "AnyCoordinator", "ProgrammaticView", "RootSceneDelegate", "ScreenPresenter",
    "ScreenViewController",
  ]
}
