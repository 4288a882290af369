extension NSMutableAttributedString {
  /// Creates an empty text.
  public convenience init() {
    self.init(string: "")
  }
}
