// The difference of two snapshots as a table update.
//
// Items that kept their order within their section stay (a longest increasing subsequence of their
// old positions); all others that are in both snapshots move. This is the minimal number of moves.

extension NSDiffableDataSourceSnapshot {
  /// Returns the update from a table of `old` to one of this snapshot.
  /// - Complexity: O(n) for n items; items that moved are hashed, others only compared.
  func update(from old: Self) -> ListUpdate {
    var update = ListUpdate()
    update.keepsReloadedItems = true
    let origins = sectionUpdate(from: old, into: &update)
    var matcher = ItemMatcher(old)
    for section in sections.indices {
      arrange(section, origins[section], &matcher, into: &update)
    }
    deleteItems(matcher, into: &update)
    addReloads(from: old, &matcher, into: &update)
    return update
  }

  // MARK: - Sections

  /// - Returns: The old index of each section; nil for a new one.
  private func sectionUpdate(from old: Self, into update: inout ListUpdate) -> [Int?] {
    let numbers = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.identifier, $0) }
    )
    let origins = sections.map { numbers[$0.identifier] }
    let known = origins.indices.filter { origins[$0] != nil }
    let stays = longestIncreasingSubsequence(known.compactMap { origins[$0] })
    for (section, stays) in zip(known, stays) where !stays {
      guard let origin = origins[section] else { continue }
      update.movedSections.append(ListUpdate.Move(from: origin, to: section))
    }
    update.insertedSections = origins.indices.filter { origins[$0] == nil }
    let kept = Set(origins.compactMap(\.self))
    update.deletedSections = old.sections.indices.filter { !kept.contains($0) }
    return origins
  }

  // MARK: - Items

  private func arrange(
    _ section: Int,
    _ origin: Int?,
    _ matcher: inout ItemMatcher<SectionIdentifierType, ItemIdentifierType>,
    into update: inout ListUpdate
  ) {
    let home = origin.map { matcher.counts.range(ofSection: $0) } ?? 0..<0
    var rows: [Int] = []
    var oldRows: [Int] = []
    for (row, old) in matcher.find(sections[section], origin: origin).enumerated() {
      if home.contains(old) {
        rows.append(row)
        oldRows.append(old - home.lowerBound)
      } else if old >= 0 {
        let from = matcher.counts.position(old)
        update.movedRows.append(ListUpdate.Move(from: from, to: RowPosition(section, row)))
      } else if origin != nil {
        // Inserting a section includes its new items.
        update.insertedRows.append(RowPosition(section, row))
      }
    }
    guard let origin else { return }
    let stays = longestIncreasingSubsequence(oldRows)
    for index in rows.indices where !stays[index] {
      let move = ListUpdate.Move(
        from: RowPosition(origin, oldRows[index]),
        to: RowPosition(section, rows[index])
      )
      update.movedRows.append(move)
    }
  }

  /// Deletes removed items individually, unless their section is deleted.
  private func deleteItems(
    _ matcher: ItemMatcher<SectionIdentifierType, ItemIdentifierType>,
    into update: inout ListUpdate
  ) {
    let deleted = Set(update.deletedSections)
    for (flat, isFound) in matcher.isFound.enumerated() where !isFound {
      let row = matcher.counts.position(flat)
      if !deleted.contains(row.section) { update.deletedRows.append(row) }
    }
  }

  // MARK: - Reloads

  private func addReloads(
    from old: Self,
    _ matcher: inout ItemMatcher<SectionIdentifierType, ItemIdentifierType>,
    into update: inout ListUpdate
  ) {
    for identifier in reloadedSections {
      if let section = old.indexOfSection(identifier) { update.reloadedSections.insert(section) }
    }
    for item in reloadedItems {
      if let place = matcher.place(of: item) { update.reloadedRows.insert(place) }
    }
    for item in reconfiguredItems where !reloadedItems.contains(item) {
      if let place = matcher.place(of: item) { update.reconfiguredRows.append(place) }
    }
    update.reconfiguredRows.sort()
  }
}
