/// Two reports side by side.
package struct CodeComparison: Sendable, Codable {
  /// A number of both projects.
  package struct Row: Sendable, Codable, Equatable {
    package var name: String
    package var before: Int
    package var after: Int

    package var difference: Int { after - before }
  }

  package var before: CodeReport
  package var after: CodeReport

  package init(before: CodeReport, after: CodeReport) {
    self.before = before
    self.after = after
  }

  /// Lines by layer, and all lines.
  package var layers: [Row] {
    zip(before.layers + [before.total], after.layers + [after.total]).map { one, other in
      Row(name: one.layer, before: one.count.lines, after: other.count.lines)
    }
  }

  /// Lines by screen, for all screens of either project.
  package var screens: [Row] {
    let one = Dictionary(before.screens.map { ($0.name, $0.lines) }) { $0 + $1 }
    let other = Dictionary(after.screens.map { ($0.name, $0.lines) }) { $0 + $1 }
    return Set(one.keys).union(other.keys).sorted().map {
      Row(name: $0, before: one[$0] ?? 0, after: other[$0] ?? 0)
    }
  }

  /// Files, types, functions and the length of the longest one.
  package var sizes: [Row] {
    let (one, other) = (before.total, after.total)
    return [
      Row(name: "Files", before: one.count.files, after: other.count.files),
      Row(name: "Code lines", before: one.count.code, after: other.count.code),
      Row(name: "Comment lines", before: one.count.comment, after: other.count.comment),
      Row(name: "Blank lines", before: one.count.blank, after: other.count.blank),
      Row(name: "Types", before: one.types, after: other.types),
      Row(name: "Functions", before: one.functions, after: other.functions),
      Row(
        name: "Longest function",
        before: one.longestFunction?.lines ?? 0,
        after: other.longestFunction?.lines ?? 0
      ),
      Row(name: "Screens", before: before.screens.count, after: after.screens.count),
    ]
  }
}
