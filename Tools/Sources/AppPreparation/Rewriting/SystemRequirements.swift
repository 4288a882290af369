/// Optional methods of UIKit's own delegates, which are requirements with defaults here.
enum SystemRequirements {
  /// Returns whether a call with a question mark can be one of a delegate of UIKit.
  ///
  /// Calls of closures have no labels.
  static func isOptional(_ name: String, _ labels: [String?]) -> Bool {
    if labels.dropFirst().contains(where: { $0 != nil }) { return true }
    return labels.count == 1 && prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "scrollViewDid", "scrollViewWill", "scrollViewShould", "textFieldDid", "textFieldShould",
    "textViewDid", "textViewShould", "searchBarCancelButton", "searchBarSearchButton",
    "searchBarText", "searchBarShould", "presentationControllerDid", "presentationControllerWill",
    "presentationControllerShould", "sceneDid", "sceneWill", "applicationDid", "applicationWill",
    "gestureRecognizerShould", "numberOfSections", "indexTitles",
  ]
}
