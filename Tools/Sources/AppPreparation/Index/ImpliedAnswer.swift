/// An answer that iOS assumes of a data source without the method that would give it.
///
/// Rows can be deleted and moved on iOS because the data source has the methods that do so. Here the
/// runtime asks `canEditRowAt` and `canMoveRowAt`.
struct ImpliedAnswer: Sendable {
  /// The file and the place of the method that implies the answer.
  let file: Int
  let start: Int
  /// The full name of the method that implies it.
  let method: String
  let implementation: OptionalImplementation
}

extension ModuleIndex {
  /// The answers for all classes, in the order of files.
  var impliedAnswers: [ImpliedAnswer] {
    types.values.filter { $0.kind != .protocol }
      .flatMap { fact in ImpliedMethod.all.compactMap { answer(to: $0, in: fact) } }
      .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  private func answer(to implied: ImpliedMethod, in fact: TypeFact) -> ImpliedAnswer? {
    guard let body = fact.bodies.first(where: { $0.method(implied.method) != nil }),
      let method = body.method(implied.method),
      let target = fact.ownBody ?? fact.bodies.first,
      !isAnswered(implied, for: fact)
    else { return nil }
    let isController = chain(of: fact.name).flatMap(\.inherits).contains(implied.controller)
    // Other superclasses, such as diffable data sources, have answers of their own.
    guard isController || !method.isOverride else { return nil }
    let modifiers = (fact.isPublic ? "public " : "") + (isController ? "override " : "")
    return ImpliedAnswer(
      file: body.file,
      start: method.range.lowerBound,
      method: method.fullName,
      implementation: OptionalImplementation(
        file: target.file,
        brace: target.brace,
        text: "\(modifiers)func \(implied.declaration) -> Bool { true }"
      )
    )
  }

  /// Returns whether a superclass is given the answer, or a class of the chain or a subclass has one.
  private func isAnswered(_ implied: ImpliedMethod, for fact: TypeFact) -> Bool {
    let chain = chain(of: fact.name)
    if chain.dropFirst().contains(where: { $0.has(implied.method) }) { return true }
    if chain.contains(where: { $0.has(implied.answer) }) { return true }
    return types.values.contains { other in
      other.has(implied.answer) && self.chain(of: other.name).contains { $0.name == fact.name }
    }
  }
}

/// A method of a data source that implies the answer of another.
private struct ImpliedMethod {
  let method: String
  let answer: String
  /// The answer's declaration, without its result.
  let declaration: String
  /// The controller of UIKit that declares both.
  let controller: String

  static let all = [
    ImpliedMethod(
      method: "tableView(_:commit:forRowAt:)",
      answer: "tableView(_:canEditRowAt:)",
      declaration: "tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)",
      controller: "UITableViewController"
    ),
    ImpliedMethod(
      method: "tableView(_:moveRowAt:to:)",
      answer: "tableView(_:canMoveRowAt:)",
      declaration: "tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)",
      controller: "UITableViewController"
    ),
    ImpliedMethod(
      method: "collectionView(_:moveItemAt:to:)",
      answer: "collectionView(_:canMoveItemAt:)",
      declaration:
        "collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)",
      controller: "UICollectionViewController"
    ),
  ]
}

extension TypeFact.Body {
  fileprivate func method(_ fullName: String) -> MethodFact? {
    methods.first { $0.fullName == fullName }
  }
}

extension TypeFact {
  fileprivate func has(_ fullName: String) -> Bool { methods.contains { $0.fullName == fullName } }
}
