extension String {
  /// A Boolean value that indicates whether a text contains another, apart from spaces and line breaks.
  package func containsCode(_ other: String) -> Bool {
    filter { !$0.isWhitespace }.contains(other.filter { !$0.isWhitespace })
  }
}
