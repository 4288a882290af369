import SwiftSyntax

/// Optional methods of UIKit's own protocols, which are requirements with defaults here.
enum SystemRequirements {
  /// Returns whether a call with a question mark can be one of an object of UIKit's protocols.
  ///
  /// Calls of closures have no labels.
  static func isOptional(_ name: String, in call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    return call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 1
      && prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "scrollViewDid", "scrollViewWill", "scrollViewShould", "textFieldDid", "textFieldShould",
    "textViewDid", "textViewShould", "searchBarCancelButton", "searchBarSearchButton",
    "searchBarText", "searchBarShould", "presentationControllerDid", "presentationControllerWill",
    "presentationControllerShould", "sceneDid", "sceneWill", "applicationDid", "applicationWill",
    "gestureRecognizerShould", "numberOfSections", "indexTitles", "addAnimations", "addCompletion",
    "animationEnded", "interruptibleAnimator",
  ]
}
