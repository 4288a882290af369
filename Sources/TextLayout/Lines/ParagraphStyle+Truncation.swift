extension ParagraphStyle {
  /// Whether the last line that is allowed breaks as all others.
  var wrapsLastLine: Bool { lineBreakMode == .wordWrap || lineBreakMode == .charWrap }

  var truncates: Bool { !wrapsLastLine && lineBreakMode != .clip }
}
