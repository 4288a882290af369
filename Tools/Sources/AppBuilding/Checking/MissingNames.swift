import AppPreparation
import SourceModel

/// A name that neither the runtime nor the project declares.
package struct MissingName: Sendable, Encodable {
  package let name: String
  package let files: Int
  /// The first use.
  package let example: String
}

/// Finds names that no module declares, so that the files that use them cannot compile.
///
/// It sees names, not types: a member is known if any type anywhere has one of its name.
struct MissingNames {
  /// The names by their files.
  private(set) var uses: [(file: PreparedFile, name: String, place: Place)] = []

  /// - Parameters:
  ///   - modules: The prepared modules.
  ///   - isComplete: Whether they are all but those of the runtime.
  ///   - known: What the runtime declares.
  init(in modules: [PreparedModule], isComplete: Bool, besides known: Set<String>) {
    let files = modules.flatMap(\.files)
    // Another package declares names that nobody has read; only Apple's are known to be missing.
    let isComplete = isComplete && !modules.isEmpty
    let declared = files.reduce(into: known) { $0.formUnion($1.names.declared) }
    for file in files {
      for (name, place) in file.names.uses.sorted(by: { $0.value < $1.value })
      where !declared.contains(name) && (isComplete || name.isApples) {
        uses.append((file, name, place))
      }
    }
  }
}

extension String {
  /// Whether the name has a prefix of Apple's user interface frameworks.
  fileprivate var isApples: Bool {
    wholeMatch(of: /(?:UI|CA|CG|NS|WK|AV|MK|CL)[A-Z]\w+/) != nil
  }
}
