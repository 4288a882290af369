extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// The adjustment of the content insets to the safe area, in addition to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}
