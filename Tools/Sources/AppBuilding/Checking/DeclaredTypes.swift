/// The names that sources can use without declaring them.
package struct RuntimeDeclarations: Sendable {
  /// All words of public declarations.
  package let names: Set<String>
  package let types: DeclaredTypes

  package init(names: Set<String>, types: DeclaredTypes) {
    self.names = names
    self.types = types
  }
}

/// The types that the runtime and Swift's toolchain declare, with their members.
package struct DeclaredTypes: Sendable {
  private struct Entry {
    let supertypes: [Substring]
    let members: [Substring]
  }

  private var entries: [Substring: Entry] = [:]

  /// - Parameter text: A line `NAME|SUPERTYPE …|MEMBER …` for each type, with full names of members.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      entries[parts[0]] = Entry(
        supertypes: parts[1].split(separator: " "),
        members: parts[2].split(separator: " ")
      )
    }
  }

  /// Returns the full names of the members of a type and of its supertypes; nil if one of these types is
  /// not declared here.
  ///
  /// - Complexity: O(n) for n members.
  package func members(of type: String) -> Set<Substring>? {
    var result: Set<Substring> = []
    var (pending, seen): ([Substring], Set<Substring>) = ([type[...]], [type[...]])
    while let next = pending.popLast() {
      guard let entry = entries[next] else { return nil }
      result.formUnion(entry.members)
      pending += entry.supertypes.filter { seen.insert($0).inserted }
    }
    return result
  }
}
