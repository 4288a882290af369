import Foundation

// The items of a bar of the app's own. The bar of a navigation controller has the items of its
// screens, and only the controller changes them.

extension UINavigationBar {
  final var _shownItems: [UINavigationItem] {
    _navigationController.map { $0.stack.map(\.navigationItem) } ?? _ownItems
  }

  final func _setItems(_ items: [UINavigationItem]) {
    requireNoController()
    for item in _ownItems where !items.contains(item) { release(item) }
    for item in items { item._bar = self }
    _ownItems = items
    _itemsChanged()
  }

  final func _push(_ item: UINavigationItem, animated: Bool) {
    requireNoController()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    item._bar = self
    _ownItems.append(item)
    _itemsChanged()
    finish(animated: animated) { $0.delegate?.navigationBar($0, didPush: item) }
  }

  final func _pop(animated: Bool) -> UINavigationItem? {
    requireNoController()
    guard let item = _ownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    _ownItems.removeLast()
    release(item)
    _itemsChanged()
    finish(animated: animated) { $0.delegate?.navigationBar($0, didPop: item) }
    return item
  }

  private func release(_ item: UINavigationItem) {
    if item._bar === self { item._bar = nil }
  }

  /// Calls the delegate after the animation, or immediately without one.
  private func finish(animated: Bool, _ body: @escaping (UINavigationBar) -> Void) {
    guard animated, let runtime = _runtime else { return body(self) }
    TransitionCompletion { [weak self] in self.map(body) }.schedule(on: runtime)
  }

  final func requireNoController() {
    precondition(
      _navigationController == nil,
      """
      Expected a UINavigationBar of the app's own, got that of a navigation controller. Push or set \
      view controllers instead, or change the navigationItem of one.
      """
    )
  }

  // MARK: The shown bar

  /// Shows the items of a bar of the app's own.
  final func _itemsChanged() {
    guard _navigationController == nil, _superview != nil || !_ownItems.isEmpty else { return }
    let content = _content ?? makeContent()
    content.show(
      _ownItems.last ?? UINavigationItem(),
      previous: _ownItems.dropLast().last,
      bar: self,
      back: { [weak self] in self?._pop(animated: true) != nil }
    )
    content.setCovered(coveredHeight(below: _distanceFromTop))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent() -> _NavigationBarView {
    let content = _NavigationBarView()
    _content = content
    insertSubview(content, at: 0)
    return content
  }

  /// The height of the rows of a bar of the app's own, in points.
  final var _ownHeight: CGFloat { _content?._height ?? traitCollection._barHeight }

  /// Returns the height above the rows that the background covers: all of a bar that is higher than
  /// its rows, and the status bar above a bar that is attached to the top.
  private func coveredHeight(below distanceFromTop: CGFloat) -> CGFloat {
    max(0, _frame.height - _ownHeight) + distanceFromTop
  }

  /// The distance of a bar that is attached to the top from the window's top, in points.
  private var _distanceFromTop: CGFloat {
    guard barPosition == .topAttached, let window else { return 0 }
    let top = convert(CGPoint.zero, to: window).y
    return top <= window.safeAreaInsets.top + 0.5 ? max(0, top) : 0
  }

  final func _layOutContent() {
    guard let content = _content else { return }
    let top = _distanceFromTop
    content.setCovered(coveredHeight(below: top))
    content.frame = CGRect(x: 0, y: -top, width: _frame.width, height: _frame.height + top)
  }
}
