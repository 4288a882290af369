internal import CClassMethods

/// Which classes of cells say themselves how high they are, by overriding what UIView does.
///
/// Displays find the heights of all others. A class is looked through once.
@MainActor
enum FittingCells {
  private struct Answers {
    let fitsConstraints: Bool
    let fitsContent: Bool
  }

  private static var known: [ObjectIdentifier: Answers] = [:]

  /// Whether a cell says its own height: by `systemLayoutSizeFitting`, or where no constraints are
  /// in its content by `sizeThatFits(_:)`.
  static func contain(_ cell: UITableViewCell) -> Bool {
    let answers = answers(of: type(of: cell))
    return answers.fitsConstraints || (answers.fitsContent && !cell._hasConstraints)
  }

  private static func answers(of type: UITableViewCell.Type) -> Answers {
    if let answers = known[ObjectIdentifier(type)] { return answers }
    // A metatype of a class is the address of its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(UITableViewCell.self, to: UnsafeRawPointer.self)
    let answers = Answers(
      fitsConstraints: class_says_fitting_size(metadata, base),
      fitsContent: class_says_size_that_fits(metadata, base)
    )
    known[ObjectIdentifier(type)] = answers
    return answers
  }
}

extension UITableView {
  /// Asks the cells that say their own height, those whose width or row is another one than before.
  final func _fitCells() {
    guard _hasFittingCells else { return }
    for cell in _cells where FittingCells.contain(cell) {
      guard _height(at: IndexPath(cell._position)) == nil else { continue }
      let width = cell.bounds.width
      guard width > 0, cell._fittedWidth != width else { continue }
      cell._fittedWidth = width
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      cell._height = Double(size.height)
    }
  }

  /// A cell shows a row, or may be of another height.
  final func _setHeight(of cell: UITableViewCell) {
    let height = _height(at: IndexPath(cell._position))
    guard height == nil, FittingCells.contain(cell) else {
      cell._height = height
      return
    }
    cell._fittedWidth = nil
    _hasFittingCells = true
    setNeedsLayout()
  }
}
