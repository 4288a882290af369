/// The semantics of a view's content, which decide whether it is mirrored in right-to-left
/// languages.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

extension UIView {
  final var _contentDirection: UIUserInterfaceLayoutDirection {
    let isReversed =
      semanticContentAttribute == .unspecified
      ? traitCollection.layoutDirection == .rightToLeft : _usesRightToLeftLayout
    return isReversed ? .rightToLeft : .leftToRight
  }

  /// Returns the direction of content with a semantic attribute, in the current scene's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: _SceneRuntime.current?.isRightToLeft == true ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
