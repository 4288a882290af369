// Headers and footers of sections.

/// A section's header or footer.
enum SectionEdge {
  case header, footer
}

/// The state of the headers and footers of all sections.
struct SectionEdges {
  var headerTitles: [String?] = []
  var footerTitles: [String?] = []
  /// A Boolean value indicating whether the delegate provides views for headers; false before the
  /// first query.
  var hasHeaderViews = false
  var hasFooterViews = false

  func title(_ edge: SectionEdge, in section: Int) -> String? {
    let titles = edge == .header ? headerTitles : footerTitles
    return titles.indices.contains(section) ? titles[section] : nil
  }
}

extension UITableView {
  /// Queries the titles of all sections, or only once if the data source does not implement them.
  final func _loadTitles() {
    let sections = _counts.rows.indices
    _edges.headerTitles = titles(.titleForHeader, sections) {
      dataSource?.tableView(self, titleForHeaderInSection: $0)
    }
    _edges.footerTitles = titles(.titleForFooter, sections) {
      dataSource?.tableView(self, titleForFooterInSection: $0)
    }
  }

  private func titles(
    _ requirement: OptionalRequirement,
    _ sections: Range<Int>,
    _ title: (Int) -> String?
  ) -> [String?] {
    var titles: [String?] = []
    for section in sections {
      guard let answer = requirement.call({ title(section) }) else { return [] }
      titles.append(answer)
    }
    return titles
  }

  final func _hasEdge(_ edge: SectionEdge, in section: Int) -> Bool {
    if let view = _sections[section], !view.needsEdges {
      return (edge == .header ? view.header : view.footer) != nil
    }
    if _edges.title(edge, in: section) != nil { return true }
    return edge == .header ? _edges.hasHeaderViews : _edges.hasFooterViews
  }

  final func _makeEdges(of view: TableSectionView) {
    view.needsEdges = false
    view.replaceHeader(by: makeEdge(.header, in: view.index, old: view.header))
    view.replaceFooter(by: makeEdge(.footer, in: view.index, old: view.footer))
    if view.header != nil || view.footer != nil { _unannouncedEdges.append(view) }
  }

  /// Puts a section's header and footer into the reuse pool.
  final func _dropEdges(of view: TableSectionView) {
    if view.isAnnounced {
      view.isAnnounced = false
      if let header = shown(view.header) {
        delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: view.index)
      }
      if let footer = shown(view.footer) {
        delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: view.index)
      }
    }
    view.dropEdges(into: &_reuse)
  }

  /// Calls a function with the header or footer that a section far from the viewport would have, and
  /// discards the view.
  /// - Returns: Nil for a section without one.
  final func _withUnseenEdge<Result>(
    _ edge: SectionEdge,
    in section: Int,
    _ body: (UIView) -> Result
  ) -> Result? {
    guard let view = makeEdge(edge, in: section, old: nil) else { return nil }
    defer {
      if let view = view as? UITableViewHeaderFooterView, view._superview == nil {
        _reuse.put(view)
      }
    }
    return body(view)
  }

  /// Notifies the delegate that a section's header and footer are displayed, if they still exist.
  final func _announceEdges(of view: TableSectionView) {
    guard !view.needsEdges, !view.isAnnounced, _sections[view.index] === view else { return }
    view.isAnnounced = true
    if let header = shown(view.header) {
      delegate?.tableView(self, willDisplayHeaderView: header, forSection: view.index)
    }
    if let footer = shown(view.footer) {
      delegate?.tableView(self, willDisplayFooterView: footer, forSection: view.index)
    }
  }

  /// Returns the view that the delegate knows as header or footer, or nil for empty space.
  private func shown(_ edge: UIView?) -> UIView? {
    guard let edge = edge as? SectionEdgeView else { return edge }
    return edge.isEmptySpace ? nil : edge._heldView
  }

  private func makeEdge(_ edge: SectionEdge, in section: Int, old: UIView?) -> UIView? {
    let asked = delegateHeight(edge, in: section)
    let height = heldHeight(asked ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight))
    if let height, height < 1 { return nil }
    let view = edgeView(edge, in: section, old: old)
    if height != nil, view == nil {
      // A height without a view makes empty space; in a plain table only if the delegate returns
      // it.
      guard asked != nil || style != .plain else { return nil }
      return SectionEdgeView(UIView(), as: edge, height: height, isEmptySpace: true)
    }
    view?._hold(height: height)
    return view
  }

  private func delegateHeight(_ edge: SectionEdge, in section: Int) -> CGFloat? {
    let asked =
      switch edge {
      case .header:
        OptionalRequirement.heightForHeader.call {
          delegate?.tableView(self, heightForHeaderInSection: section)
        }
      case .footer:
        OptionalRequirement.heightForFooter.call {
          delegate?.tableView(self, heightForFooterInSection: section)
        }
      }
    return asked.flatMap(\.self)
  }

  /// Returns the fixed height in points, or nil to fit the content.
  private func heldHeight(_ height: CGFloat) -> CGFloat? {
    height == UITableView.automaticDimension ? nil : height
  }

  private func edgeView(
    _ edge: SectionEdge,
    in section: Int,
    old: UIView?
  ) -> (any UIView & HeightHolding)? {
    if let custom = customEdge(edge, in: section) { return wrap(custom, as: edge) }
    guard let title = _edges.title(edge, in: section) else { return nil }
    let view = (old as? TableTitleView) ?? TableTitleView(reuseIdentifier: nil)
    view._edge = edge
    view.show(title, in: style)
    return view
  }

  private func customEdge(_ edge: SectionEdge, in section: Int) -> UIView? {
    switch edge {
    case .header:
      let answer = OptionalRequirement.viewForHeader.call {
        delegate?.tableView(self, viewForHeaderInSection: section)
      }
      _edges.hasHeaderViews = delegate != nil && answer != nil
      return answer.flatMap(\.self)
    case .footer:
      let answer = OptionalRequirement.viewForFooter.call {
        delegate?.tableView(self, viewForFooterInSection: section)
      }
      _edges.hasFooterViews = delegate != nil && answer != nil
      return answer.flatMap(\.self)
    }
  }

  private func wrap(_ view: UIView, as edge: SectionEdge) -> any UIView & HeightHolding {
    if let view = view as? UITableViewHeaderFooterView {
      view._edge = edge
      return view
    }
    if let wrapper = view._superview as? SectionEdgeView, wrapper.edge == edge { return wrapper }
    return SectionEdgeView(view, as: edge)
  }
}
