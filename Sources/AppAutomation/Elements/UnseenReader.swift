/// Reads what is in rows, headers and footers that are far from the visible part of their table.
@MainActor
package struct UnseenReader {
  /// The number of them that a step of a search reads, from the first one on.
  package static let limit = 1000

  /// The types of elements that are not looked for in rows.
  private static let outerKinds: Set<ElementKind> = [
    .application, .window, .sheet, .alert, .keyboard, .key, .navigationBar, .tabBar, .toolbar,
    .table, .menu, .menuItem,
  ]

  /// Returns elements with what is in them, of those that exist.
  private let contents: ([ElementRecord.ID]) -> [ElementRecord.ID: ElementRecord]

  package init(_ contents: @escaping ([ElementRecord.ID]) -> [ElementRecord.ID: ElementRecord]) {
    self.contents = contents
  }

  /// Returns elements with what is in them, and leaves out headers and footers that do not exist.
  package func reading(_ records: [ElementRecord]) -> [ElementRecord] {
    let wanted = records.lazy.filter(\.isUnseen).map(\.id).prefix(Self.limit)
    guard !wanted.isEmpty else { return records }
    let ids = Array(wanted)
    let (found, read) = (contents(ids), Set(ids))
    return records.compactMap { record in
      guard read.contains(record.id) else { return record }
      return found[record.id]?.placed(at: record.frame)
    }
  }

  /// Returns the elements in others, of a type if given, in depth-first order.
  package func descendants(of records: [ElementRecord], kind: ElementKind?) -> [ElementRecord] {
    let roots = reading(records)
    if let kind, Self.outerKinds.contains(kind) { return all(in: roots, \.all, kind) }
    if kind == .cell { return all(in: roots, \.everything, kind) }
    let everything = roots.flatMap { $0.everything.dropFirst() }
    let read = reading(everything).flatMap { $0.isUnseen ? $0.all : [$0] }
    return kind.map { kind in read.filter { $0.kind == kind } } ?? read
  }

  private func all(
    in roots: [ElementRecord],
    _ list: (ElementRecord) -> [ElementRecord],
    _ kind: ElementKind?
  ) -> [ElementRecord] {
    roots.flatMap { list($0).dropFirst().filter { $0.kind == kind } }
  }

  /// Returns the elements directly in others.
  package func children(of records: [ElementRecord]) -> [ElementRecord] {
    let children = reading(records).flatMap(\.allChildren)
    // Cells are counted without making them.
    let edges = reading(children.filter { $0.kind != .cell && $0.isUnseen })
    let read = Dictionary(edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return children.compactMap { $0.kind != .cell && $0.isUnseen ? read[$0.id] : $0 }
  }
}

extension ElementRecord {
  /// Returns the element at a place; what is in it has no other one before it is laid out.
  fileprivate func placed(at frame: ElementFrame) -> ElementRecord {
    var record = self
    record.frame = frame
    record.children = children.map { $0.placed(at: frame) }
    return record
  }
}
