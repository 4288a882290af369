import UIKitHosting

// The views that exist: those that the layout places in or near the viewport.

extension UICollectionView {
  /// The maximum number of layout passes in which views can change their preferred sizes.
  private static let maximumRounds = 10

  /// Updates the displayed views for the current data, layout and offset.
  final func _updateVisibleContent() {
    guard !_isRendering else { return }
    _loadCountsIfNeeded()
    let room = _room
    guard room.width > 0, room.height > 0 else { return }
    if _isLayoutValid { queryBoundsInvalidation() }
    if collectionViewLayout._isAffectedByScrolling(to: _visibleRect) { _needsPlacing = true }
    var rounds = 0
    repeat {
      _prepareIfNeeded()
      goToRequested()
      guard _needsPlacing || !isCovered else { break }
      _needsPlacing = false
      render(_scrollWindow.wanted(around: _visibleRect))
      rounds += 1
    } while _needsPlacing && rounds < Self.maximumRounds
    _prefetch()
    _announce()
  }

  final func _layoutInvalidated(reloads: Bool = false) {
    if reloads { _needsReload = true }
    _isLayoutValid = false
    _needsPlacing = true
    setNeedsLayout()
  }

  final func _prepareIfNeeded() {
    _loadCountsIfNeeded()
    guard !_isLayoutValid else { return }
    _isLayoutValid = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != _contentSize {
      _willChange(["contentSize"])
      _contentSize = size
      _didChange(["contentSize"])
      _invalidate(.scroll)
      keepWithinContent()
    }
    offerOffset()
    _invalidate(.collection)
  }

  /// Lets the layout choose the offset after an update, or after another layout.
  private func offerOffset() {
    guard _offersOffset else { return }
    _offersOffset = false
    let proposed = contentOffset
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { setContentOffset(target, animated: false) }
  }

  /// Scrolls back to the end of content that has become shorter.
  private func keepWithinContent() {
    let most = CGPoint(
      x: max(0, _contentSize.width - _room.width),
      y: max(0, _contentSize.height - _room.height)
    )
    let offset = _displayedOffset
    guard offset.x > most.x || offset.y > most.y else { return }
    let nearest = CGPoint(x: min(offset.x, most.x), y: min(offset.y, most.y))
    _setDisplayedOffset(nearest, animated: false)
  }

  private func queryBoundsInvalidation() {
    let bounds = CGRect(origin: contentOffset, size: _room)
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: - Data

  final func _loadCountsIfNeeded() {
    guard _needsReload, !_isRendering else { return }
    _needsReload = false
    _conceal()
    _counts = _queryCounts()
    collectionViewLayout._preferredSizes = [:]
    _selected = _selected.filter { _counts.contains($0) }
    _keys = [:]
    _announced = []
    _isLayoutValid = false
    _needsPlacing = true
    let old = _shown
    _shown = [:]
    _retire(Array(old.values))
  }

  final func _queryCounts() -> RowCounts {
    guard let dataSource else { return RowCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return RowCounts(
      (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        precondition(
          items >= 0,
          "Expected no fewer than 0 items in section \(section), got \(items)."
        )
        return items
      }
    )
  }

  // MARK: - Coverage

  /// A Boolean value that indicates whether views exist for the visible and nearby content.
  private var isCovered: Bool {
    let content = CGRect(origin: .zero, size: _contentSize)
    let needed = _scrollWindow.needed(around: _visibleRect).intersection(content)
    return needed.isNull || needed.isEmpty || _renderedRect.contains(needed)
  }

  // MARK: - Rendering

  private func render(_ rect: CGRect) {
    _renderedRect = rect
    let all = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    collectionViewLayout._adjust(all, visible: _visibleRect)
    var wanted: [ItemElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in all where !attributes.isHidden && exists(attributes) {
      wanted[attributes._element] = attributes
    }
    let leaving = _shown.filter { wanted[$0.key] == nil }
    for element in leaving.keys { _shown[element] = nil }
    _retire(leaving.values.sorted { $0._element.precedes($1._element) })
    precondition(!_isRendering, "A data source changed its collection view.")
    _isRendering = true
    let order = wanted.values.sorted { $0._element.precedes($1._element) }
    for attributes in order { show(attributes) }
    arrange(order)
    for view in _reuse.takeRetired() { view.removeFromSuperview() }
    _reuse.trim()
    _isRendering = false
  }

  /// Returns whether an element exists: layouts may return attributes of deleted items.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let place = RowPosition(attributes.indexPath)
    guard attributes.representedElementCategory == .cell else {
      return !attributes._isBadge || _counts.contains(place)
    }
    return _counts.contains(place)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes._element
    let view = _shown[element] ?? make(attributes)
    _shown[element] = view
    (view as? UICollectionViewListCell)?._listPlace = attributes._listPlace
    view._take(attributes, _ownFrame(attributes))
    if let cell = view as? UICollectionViewCell, element.kind == nil { _updateOffers(of: cell) }
    (view as? UICollectionViewCell)?._updateConfigurationIfNeeded()
    let guess = attributes._isEstimated
    if guess.width || guess.height { ask(view, attributes) }
  }

  /// Requests the preferred size of a view.
  private func ask(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
  {
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    collectionViewLayout._prefer(preferred.size, for: attributes._element)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return }
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: attributes
    )
    collectionViewLayout.invalidateLayout(with: context)
  }

  private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if attributes.representedElementCategory == .decorationView {
      let kind = attributes.representedElementKind ?? ""
      let view = collectionViewLayout._makeDecoration(kind, attributes.frame)
      adopt(view, attributes)
      view._isUnannounced = false
      return view
    }
    guard let dataSource else { preconditionFailure("Expected a data source, got none.") }
    _reuse.frame = attributes.frame
    _reuse.listPlace = attributes._listPlace
    defer {
      _reuse.frame = .zero
      _reuse.listPlace = nil
    }
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: attributes.indexPath
      )
    } else {
      view = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    }
    precondition(
      view._collectionView == nil,
      """
      Expected a view of its own at \(attributes.indexPath), got the one at \
      \(view._element.place). Dequeue one per item.
      """
    )
    adopt(view, attributes)
    return view
  }

  private func adopt(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    view._collectionView = self
    // Until now the view was laid out left to right.
    if _isRightToLeft { view._resized() }
    view._isUnannounced = true
    _unannounced.append(view)
    // A list's cells also serve as its headers and footers.
    (view as? UICollectionViewCell)?._isInEditing = isEditing
    guard let cell = view as? UICollectionViewCell, attributes._element.kind == nil else {
      view._element = attributes._element
      return
    }
    cell._bind(to: attributes._element.place, key: key(of: attributes._element.place))
    cell.isSelected = _selected.contains(attributes._element.place)
    _updateSelectability(of: cell)
  }

  private func key(of place: RowPosition) -> UInt32 {
    if let known = _keys[place] { return known }
    _lastKey &+= 1
    _keys[place] = _lastKey
    return _lastKey
  }

  /// Arranges the views in reading order; `zIndex` determines the stacking order.
  private func arrange(_ order: [UICollectionViewLayoutAttributes]) {
    var views: [UIView] = []
    var strips: [Int: [UIView]] = [:]
    for attributes in order {
      guard let view = _shown[attributes._element] else { continue }
      guard let strip = attributes._strip else {
        views.append(view)
        continue
      }
      if strips[strip.section] == nil { views.append(_stripView(strip)) }
      strips[strip.section, default: []].append(view)
    }
    _arrange([backgroundView].compactMap(\.self) + views)
    for (section, views) in strips { _strips[section]?._arrange(views) }
    _removeStrips(except: Set(strips.keys))
  }

  // MARK: - Announcing

  /// Removes views from use and queues them for reuse.
  final func _retire(_ views: [UICollectionReusableView]) {
    for view in views where view._collectionView === self {
      if !view._isUnannounced { notifyDidEndDisplaying(view) }
      view._isUnannounced = false
      view._collectionView = nil
      _reuse.put(view)
    }
  }

  private func notifyDidEndDisplaying(_ view: UICollectionReusableView) {
    let path = IndexPath(view._element.place)
    if let cell = view as? UICollectionViewCell, view._element.kind == nil {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if let kind = view._element.kind, view._element.layer != .decoration {
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: path
      )
    }
  }

  /// Sends `willDisplay` for new views after all views are placed.
  ///
  /// The delegate may change the collection view; views that this creates are announced in the same
  /// pass.
  private func _announce() {
    guard !_isAnnouncing else { return }
    _isAnnouncing = true
    defer { _isAnnouncing = false }
    while !_unannounced.isEmpty {
      let views = _unannounced
      _unannounced = []
      for view in views where view._isUnannounced && _shown[view._element] === view {
        view._isUnannounced = false
        notifyWillDisplay(view)
      }
    }
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView) {
    let path = IndexPath(view._element.place)
    if let cell = view as? UICollectionViewCell, view._element.kind == nil {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if let kind = view._element.kind {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: path
      )
    }
  }

  // MARK: - Scrolling to an item

  private func goToRequested() {
    guard let request = _requested else { return }
    _requested = nil
    guard _counts.contains(request.item) else { return }
    _go(to: request.item, request.position, animated: false)
  }
}
