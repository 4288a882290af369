import UIKitHosting

extension DOMRenderer {
  func setScrolling(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .scroll(let scroll):
      setScroll(scroll, of: target, into: &operations)
    case .scrollTo(let x, let y, let animated):
      operations.append(.call(target.id, .scrollTo, [x, y, animated ? 1 : 0]))
    case .table(let table):
      setTable(table, of: target, into: &operations)
    case .section(let section):
      setSection(section, of: target, into: &operations)
    case .row(let row):
      setRow(row, of: target, into: &operations)
    case .separatorInset(let leading, let trailing):
      operations.append(.style(target.main, "--line-start", CSS.length(leading)))
      operations.append(.style(target.main, "--line-end", CSS.length(trailing)))
    case .collection(let collection):
      let content = target.part(.content)
      operations.append(.style(content, "--content-w", CSS.length(collection.width)))
      operations.append(.style(content, "--content-h", CSS.length(collection.height)))
      // A list within a list is an item of it.
      if collection.scrollsOrthogonally {
        operations.append(.attribute(target.main, "role", "listitem"))
      }
      operations.append(.call(target.id, .collection, collection.sections.map { Double($0) }))
      let empty = collection.emptyPlaces.sorted { $0.key < $1.key }
      let places = empty.map { "\($0.key):\(CSS.number($0.value))" }.joined(separator: " ")
      operations.append(.attribute(target.main, "data-empty", places.isEmpty ? nil : places))
      setAnsweredMoves(collection.answeredMoves, of: target, into: &operations)
    default:
      preconditionFailure("Expected something that scrolls, got \(attribute.key).")
    }
  }

  private func setScroll(
    _ scroll: ScrollValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.toggle(main, className: "still", !scroll.isScrollEnabled))
    if target.kind == .textView {
      // Scrollable content is focusable by keys.
      let stop = scroll.isScrollEnabled ? "0" : nil
      operations.append(.attribute(target.part(.secondaryText), "tabindex", stop))
      return
    }
    operations.append(.toggle(main, className: "paging", scroll.isPaging))
    operations.append(.attribute(main, "tabindex", scroll.isPaging ? "0" : "-1"))
    operations.append(.attribute(main, "data-page", scroll.pageLength.map(CSS.number)))
    operations.append(.toggle(main, className: "stiff", !scroll.bounces))
    operations.append(.toggle(main, className: "covered", !scroll.adjustsContentInset))
    if let size = scroll.contentSize {
      let content = target.part(.content)
      operations.append(.toggle(content, className: "laid-out", true))
      operations.append(.style(content, "--content-w", CSS.length(size.width)))
      operations.append(.style(content, "--content-h", CSS.length(size.height)))
    }
    operations.append(.toggle(main, className: "reports-steps", scroll.reportsSteps))
    operations.append(.toggle(main, className: "drags", scroll.reportsDrags))
    operations.append(.toggle(main, className: "clearing", scroll.dismissesKeyboard))
    operations.append(.toggle(main, className: "unmarked", !scroll.showsIndicators))
    let sides = [
      ("--inset-t", scroll.insets.top), ("--inset-s", scroll.insets.leading),
      ("--inset-b", scroll.insets.bottom), ("--inset-e", scroll.insets.trailing),
    ]
    for (name, points) in sides {
      operations.append(.style(main, name, points == 0 ? nil : CSS.length(points)))
    }
  }

  private func setTable(
    _ table: TableValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let content = target.part(.content)
    operations.append(.attribute(main, "data-style", "\(table.style)"))
    operations.append(.toggle(main, className: "unlined", !table.hasSeparators))
    operations.append(.toggle(main, className: "editing", table.isEditing))
    operations.append(.style(main, "--separator", table.separatorColor.map(CSS.color)))
    operations.append(.style(content, "--content-h", CSS.length(table.sectionsHeight)))
    operations.append(.style(content, "--row", CSS.length(table.estimatedRowHeight)))
    operations.append(.call(target.id, .table, table.sections.map { Double($0) }))
    setAnsweredMoves(table.answeredMoves, of: target, into: &operations)
  }

  private func setSection(
    _ section: SectionValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    operations.append(.toggle(main, className: "empty", section.rowsHeight == 0))
    operations.append(.style(main, "--header-top", CSS.length(section.headerTop)))
    operations.append(.style(main, "--rows-top", CSS.length(section.rowsTop)))
    operations.append(.style(main, "--rows-height", CSS.length(section.rowsHeight)))
    operations.append(.call(target.id, .section, [Double(section.index)]))
  }

  private func setAnsweredMoves(
    _ count: Int,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if count > 0 { operations.append(.call(target.id, .moves, [Double(count)])) }
  }

  /// Sets the state of a row, all of it in one attribute, since cells are often reused.
  private func setRow(
    _ row: RowValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let numbers = [Double(row.key), Double(row.section), Double(row.row)]
    operations.append(.call(target.id, .row, numbers))
    operations.append(.attribute(main, "data-row", state(of: row)))
    if row.accessory == .detailButton || row.accessory == .detailDisclosureButton {
      operations.append(.attribute(target.part(.extra), "aria-label", texts.moreInfo))
    }
    setActions(row, of: target, into: &operations)
  }

  /// Sets the actions of a row for users who do not swipe.
  private func setActions(
    _ row: RowValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if row.hasLeadingActions || row.hasTrailingActions {
      operations.append(.text(target.part(.more), texts.actions))
      operations.append(.attribute(target.part(.hit), "aria-keyshortcuts", "Delete"))
    }
    if row.hasMenu { operations.append(.attribute(target.part(.hit), "aria-haspopup", "menu")) }
    switch row.editControl {
    case .none, .select: break
    case .delete:
      operations.append(.attribute(target.part(.editControl), "aria-label", texts.delete))
    case .insert:
      operations.append(.attribute(target.part(.editControl), "aria-label", texts.insert))
    }
    if row.isMovable {
      let grip = target.part(.grip)
      operations.append(.attribute(grip, "aria-label", texts.reorder))
      operations.append(.style(grip, "color", row.gripColor.map(CSS.color)))
      operations.append(.style(grip, "width", row.gripInset.map { CSS.length(2 * $0) }))
    }
  }

  private func state(of row: RowValue) -> String {
    [
      row.isSelectable ? "tap" : nil,
      row.isSelected ? "selected" : nil,
      row.isInSidebar ? "sidebar" : nil,
      row.togglesSelection ? "toggle" : nil,
      row.highlights ? nil : "calm",
      isQuiet(row) ? "quiet" : nil,
      name(row.accessory),
      row.hasLeadingActions ? "lead" : nil,
      row.hasTrailingActions ? "trail" : nil,
      row.hasMenu ? "menu" : nil,
      row.editControl == .delete ? "minus" : nil,
      row.editControl == .insert ? "plus" : nil,
      row.editControl == .select ? "circle" : nil,
      row.isIndented ? "indent" : nil,
      row.isMovable ? "grip" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns whether the row offers nothing to keys and screen readers, though a tap may have an
  /// effect.
  private func isQuiet(_ row: RowValue) -> Bool {
    row.isSelectable && !row.isButton && !row.hasMenu && !row.hasLeadingActions
      && !row.hasTrailingActions
  }

  private func name(_ accessory: RowValue.Accessory) -> String? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator: "disclosure"
    case .checkmark: "check"
    case .detailButton: "detail"
    case .detailDisclosureButton: "detail disclosure"
    }
  }
}
