// From one snapshot to the next as a table update.
//
// Items are found again by hash. Those that kept their order within their section stay (a longest
// increasing run of their old places), all others that are in both move: the fewest moves.

extension NSDiffableDataSourceSnapshot {
  /// What turns a table of `old` into one of this snapshot.
  /// - Complexity: O(n) hashes, and O(m log m) for the m items of sections whose order changed.
  func update(from old: Self) -> TableUpdate {
    var update = TableUpdate()
    update.keepsReloadedItems = true
    let origins = sectionUpdate(from: old, into: &update)
    itemUpdate(from: old, origins: origins, into: &update)
    addReloads(from: old, into: &update)
    return update
  }

  // MARK: - Sections

  /// - Returns: For each section its number in `old`; nil for a new one.
  private func sectionUpdate(from old: Self, into update: inout TableUpdate) -> [Int?] {
    let numbers = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.identifier, $0) }
    )
    let origins = sections.map { numbers[$0.identifier] }
    let known = origins.indices.filter { origins[$0] != nil }
    let stays = longestIncreasingSubsequence(known.compactMap { origins[$0] })
    for (section, stays) in zip(known, stays) where !stays {
      guard let origin = origins[section] else { continue }
      update.movedSections.append(TableUpdate.Move(from: origin, to: section))
    }
    update.insertedSections = origins.indices.filter { origins[$0] == nil }
    let kept = Set(origins.compactMap(\.self))
    update.deletedSections = old.sections.indices.filter { !kept.contains($0) }
    return origins
  }

  // MARK: - Items

  private func itemUpdate(
    from old: Self,
    origins: [Int?],
    into update: inout TableUpdate
  ) {
    let middles = sections.indices.map { section in
      origins[section].map { unchangedEnds(of: section, and: old.sections[$0].items) }
        ?? 0..<sections[section].items.count
    }
    let places = oldPlaces(old, origins, middles)
    deleteItems(places, into: &update)
    for section in sections.indices {
      arrange(section, middles[section], origins[section], places, into: &update)
    }
  }

  /// The part of a section that is not the same from its start or its end on.
  private func unchangedEnds(of section: Int, and old: [ItemIdentifierType]) -> Range<Int> {
    let new = sections[section].items
    let shorter = min(new.count, old.count)
    var head = 0
    while head < shorter, new[head] == old[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, new[new.count - 1 - tail] == old[old.count - 1 - tail] {
      tail += 1
    }
    return head..<(new.count - tail)
  }

  /// Where the items that may have changed places stood, by item.
  private func oldPlaces(
    _ old: Self,
    _ origins: [Int?],
    _ middles: [Range<Int>]
  ) -> [ItemIdentifierType: RowPosition] {
    var ranges = old.sections.map { 0..<$0.items.count }
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let tail = sections[section].items.count - middles[section].upperBound
      ranges[origin] = middles[section].lowerBound..<(ranges[origin].count - tail)
    }
    var places: [ItemIdentifierType: RowPosition] = [:]
    places.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for (section, range) in ranges.enumerated() {
      for row in range { places[old.sections[section].items[row]] = RowPosition(section, row) }
    }
    return places
  }

  /// Items that are gone are deleted by name, unless their section is.
  private func deleteItems(
    _ places: [ItemIdentifierType: RowPosition],
    into update: inout TableUpdate
  ) {
    let deleted = Set(update.deletedSections)
    for (item, place) in places where homes[item] == nil && !deleted.contains(place.section) {
      update.deletedRows.append(place)
    }
  }

  private func arrange(
    _ section: Int,
    _ middle: Range<Int>,
    _ origin: Int?,
    _ places: [ItemIdentifierType: RowPosition],
    into update: inout TableUpdate
  ) {
    let items = sections[section].items
    var candidates: [(row: Int, old: RowPosition)] = []
    for row in middle {
      guard let old = places[items[row]] else {
        // All that is in a new section and came from nowhere comes with it.
        if origin != nil { update.insertedRows.append(RowPosition(section, row)) }
        continue
      }
      if old.section == origin {
        candidates.append((row, old))
      } else {
        update.movedRows.append(TableUpdate.Move(from: old, to: RowPosition(section, row)))
      }
    }
    let stays = longestIncreasingSubsequence(candidates.map(\.old.row))
    for (candidate, stays) in zip(candidates, stays) where !stays {
      update.movedRows.append(
        TableUpdate.Move(from: candidate.old, to: RowPosition(section, candidate.row))
      )
    }
  }

  // MARK: - Reloads

  private func addReloads(from old: Self, into update: inout TableUpdate) {
    for identifier in reloadedSections {
      if let section = old.indexOfSection(identifier) { update.reloadedSections.insert(section) }
    }
    for (asked, isReload) in [(reloadedItems, true), (reconfiguredItems, false)] {
      guard !asked.isEmpty else { continue }
      for (section, content) in old.sections.enumerated() {
        for (row, item) in content.items.enumerated() where asked.contains(item) {
          guard homes[item] != nil else { continue }
          let place = RowPosition(section, row)
          if isReload {
            update.reloadedRows.insert(place)
          } else if !reloadedItems.contains(item) {
            update.reconfiguredRows.append(place)
          }
        }
      }
    }
  }
}
