/// Required constraints that contradict each other, and the constraint that is ignored.
struct LayoutConflict {
  var constraints: [LayoutSource]
  var broken: LayoutSource

  /// The report, in UIKit's wording.
  @MainActor
  var report: String {
    let list = constraints.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.text)
      """
  }
}

extension LayoutSource {
  @MainActor
  var text: String {
    switch self {
    case .constraint(let constraint): "<NSLayoutConstraint \(constraint._text)   (active)>"
    case .implied(let kind, let view): "<NSLayoutConstraint '\(kind.rawValue)' \(view._layoutName)>"
    }
  }
}

/// Writes layout reports to standard error, each once.
@MainActor
enum LayoutReports {
  private static var known: Set<String> = []

  static func write(_ report: String) {
    guard known.count < 1000, known.insert(report).inserted else { return }
    FileHandle.standardError.write(Data("UIKit: \(report)\n".utf8))
  }
}
