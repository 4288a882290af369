// The placement of the columns. Screens that stay visible receive no appearance callbacks.

extension UISplitViewController {
  /// Places every column for the current mode.
  final func _arrange() {
    isArranged = true
    if isCollapsed { arrangeCollapsed() } else { arrangeExpanded() }
    columns.arrange(
      isCollapsed ? nil : displayMode,
      width: _SplitWidth(
        preferred: preferredPrimaryColumnWidth,
        fraction: preferredPrimaryColumnWidthFraction,
        minimum: minimumPrimaryColumnWidth,
        maximum: maximumPrimaryColumnWidth,
        automatic: Self.automaticDimension
      )
    )
    _barsChanged()
    _runtime?.addressChanged()
  }

  private func arrangeCollapsed() {
    if let compact = contents[.compact] {
      put(nil, in: columns.secondary)
      return put(compact, in: columns.primary)
    }
    guard let stack = primaryStack else {
      put(nil, in: columns.secondary)
      return put(contents[.secondary], in: columns.primary)
    }
    if secondaryIsOnTop, let secondary = secondaryStack, !stack._isNested(secondary) {
      // It moves without disappearing.
      columns.secondary.content = nil
      stack._nest(secondary, animated: false)
    } else {
      put(nil, in: columns.secondary)
    }
    put(stack, in: columns.primary)
  }

  private func arrangeExpanded() {
    if let stack = primaryStack, let secondary = secondaryStack, stack._isNested(secondary) {
      stack._unnest()
    }
    put(displayMode == .secondaryOnly ? nil : contents[.primary], in: columns.primary)
    put(contents[.secondary], in: columns.secondary)
  }

  private func put(_ new: UIViewController?, in column: _SplitColumnView) {
    let old = column.content
    column.content = new
    if let old, old !== new, old._parent === self { _leave(old) }
    guard let new, new._parent !== self || new.viewIfLoaded?._superview !== column else { return }
    let isNew = new._parent !== self
    if isNew { addChild(new) }
    new.loadViewIfNeeded()
    let isVisible = _appearance == .appeared || _appearance == .appearing
    if isVisible { new._beginAppearance(true, animated: false) }
    column.addSubview(new.view)
    if isNew {
      new.didMove(toParent: self)
      (new as? UINavigationController)?._noteScreensInSplit()
    }
    guard _appearance == .appeared else { return }
    new._isAppearing(animated: false)
    new._endAppearance(animated: false)
  }

  final func _leave(_ old: UIViewController) {
    old.willMove(toParent: nil)
    old._beginAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    old._endAppearance(animated: false)
    old.removeFromParent()
  }

  // MARK: Bars

  /// Returns the button for the bar of a column's first screen, or nil for none.
  final func _modeButton(for stack: UINavigationController) -> UIBarButtonItem? {
    guard presentsWithGesture, !isCollapsed, stack._parent === self else { return nil }
    let place: Column = displayMode == .secondaryOnly ? .secondary : .primary
    return contents[place] === stack ? displayModeButtonItem : nil
  }

  final func _barsChanged() {
    _nameModeButton()
    primaryStack?._barChanged()
    secondaryStack?._barChanged()
    _titlesChanged()
  }

  /// Updates the titles of the columns from the titles of their screens.
  final func _titlesChanged() {
    let isNamed = !isCollapsed
    for column in [columns.primary, columns.secondary] {
      column.title = isNamed ? column.content?._innermost._shownTitle ?? "" : nil
    }
  }
}
