extension IndexPath {
  /// Creates the path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item in a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section of the path, 0-based.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row of a table's path, 0-based.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item of a collection view's path, 0-based.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the path of a row in a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item in a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section of the path, 0-based.
  public var section: Int { index(atPosition: 0) }

  /// The row of a table's path, 0-based.
  public var row: Int { index(atPosition: 1) }

  /// The item of a collection view's path, 0-based.
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  init(_ row: RowPosition) {
    self.init(indexes: [row.section, row.row])
  }
}

/// The position of a row, cheaper than an index path.
struct RowPosition: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    precondition(
      path.count == 2,
      "Expected an index path of a section and a row, got \(path). Use IndexPath(row:section:)."
    )
    self.init(path[0], path[1])
  }

  static func < (a: RowPosition, b: RowPosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
