extension ListUpdatePlan {
  /// Returns a description of the update's inconsistency; nil if it is consistent.
  ///
  /// An update is inconsistent if it refers to missing rows or sections, or if the counts
  /// afterwards differ from the counts before, plus insertions, minus deletions.
  func inconsistency(before old: [Int], after new: [Int]) -> String? {
    sectionInconsistency(old.count, new.count) ?? rangeInconsistency(old, new)
      ?? rowInconsistency(old, new)
  }

  private func sectionInconsistency(_ old: Int, _ new: Int) -> String? {
    let deleted = update.deletedSections.count
    let inserted = update.insertedSections.count
    if let twice = firstDuplicate(update.deletedSections + update.movedSections.map(\.from)) {
      return "Invalid update: section \(twice) is deleted or moved more than once."
    }
    if let twice = firstDuplicate(update.insertedSections + update.movedSections.map(\.to)) {
      return "Invalid update: more than one section arrives at \(twice)."
    }
    guard new != old - deleted + inserted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections after the update \
      (\(new)) must be equal to the number before it (\(old)), plus or minus those inserted or \
      deleted (\(inserted) inserted, \(deleted) deleted). Change the data in the same step as \
      what shows it.
      """
  }

  private func rangeInconsistency(_ old: [Int], _ new: [Int]) -> String? {
    let sections = update.deletedSections + update.movedSections.map(\.from)
    if let section = (sections + update.reloadedSections).first(where: { !old.has($0) }) {
      return "Invalid update: section \(section) is not among the \(old.count) before it."
    }
    let newSections = update.insertedSections + update.movedSections.map(\.to)
    if let section = newSections.first(where: { !new.has($0) }) {
      return "Invalid update: section \(section) is not among the \(new.count) after it."
    }
    let rows = update.deletedRows + update.movedRows.map(\.from)
    if let row = (rows + update.reloadedRows + update.reconfiguredRows).first(where: {
      !old.has($0)
    }) {
      return
        "Invalid update: \(noun) \(row.row) of section \(row.section) does not exist before it."
    }
    let newRows = update.insertedRows + update.movedRows.map(\.to)
    if let row = newRows.first(where: { !new.has($0) }) {
      return "Invalid update: \(noun) \(row.row) of section \(row.section) does not exist after it."
    }
    return nil
  }

  private func rowInconsistency(_ old: [Int], _ new: [Int]) -> String? {
    for (section, rows) in leaving {
      guard let twice = firstDuplicate(rows) else { continue }
      return
        "Invalid update: \(noun) \(twice) of section \(section) is deleted or moved more than once."
    }
    for (section, rows) in arriving {
      guard let twice = firstDuplicate(rows) else { continue }
      return
        "Invalid update: more than one \(noun) arrives at \(noun) \(twice) of section \(section)."
    }
    for section in new.indices {
      guard let origin = origins[section],
        let expected = expectedRows(inSection: section, before: old),
        expected != new[section]
      else { continue }
      return """
        Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s after \
        the update (\(new[section])) must be equal to the number before it (\(old[origin])), \
        plus those inserted or moved in (\(arriving[section]?.count ?? 0)), minus those deleted \
        or moved out (\(leaving[origin]?.count ?? 0)). Change the data in the same step as what \
        shows it.
        """
    }
    return nil
  }

  private func firstDuplicate(_ numbers: [Int]) -> Int? {
    var seen: Set<Int> = []
    return numbers.first { !seen.insert($0).inserted }
  }
}

extension [Int] {
  fileprivate func has(_ section: Int) -> Bool {
    indices.contains(section)
  }

  fileprivate func has(_ row: RowPosition) -> Bool {
    has(row.section) && (0..<self[row.section]).contains(row.row)
  }
}
