import CodeMetrics

/// The error of paths without Swift files: a check that reads nothing must not succeed.
struct NothingToLintError: Error, CustomStringConvertible {
  let paths: [String]
  let leftOut: [LeftOutFolder]

  var description: String {
    let reason = leftOut.isEmpty ? "" : " that is not excluded; left out: \(leftOut.inWords)"
    return "expected a .swift, .storyboard or .xib file beneath \(paths.joined(separator: ", ")), "
      + "found none\(reason)."
  }
}

extension [LeftOutFolder] {
  /// Each folder with the number of its Swift files.
  var inWords: String {
    map { "\($0.files) in \($0.folder)" }.joined(separator: ", ")
  }
}
