extension ParagraphStyle {
  /// A Boolean value that indicates whether the last permitted line wraps like all others.
  var wrapsLastLine: Bool { lineBreakMode == .wordWrap || lineBreakMode == .charWrap }

  var truncates: Bool { !wrapsLastLine && lineBreakMode != .clip }
}
