// While a split is collapsed, the secondary column's navigation controller is nested in the
// primary's stack. Its bar is the one shown, and the back button of its first screen pops it.

extension UINavigationController {
  final var _nested: UINavigationController? { stack.last as? UINavigationController }

  /// The navigation controller whose stack contains this one.
  final var _outer: UINavigationController? { _parent as? UINavigationController }

  /// A Boolean value indicating whether the bars have a regular width when the device has.
  ///
  /// They do not in a primary column, a sheet or a popover.
  final var _hasRegularWidth: Bool {
    let presentation = _root._presentedBy?.controller
    if presentation is UISheetPresentationController { return false }
    if presentation is UIPopoverPresentationController { return false }
    let primary = splitViewController?.viewController(for: .primary)
    return primary !== self && primary?.navigationController !== self
  }

  /// Notes the screens of this column, without a nested column, at its split.
  final func _noteScreensInSplit() {
    splitViewController?.openings.note(stack.filter { $0 !== _nested }, of: self)
  }

  final func _isNested(_ controller: UIViewController) -> Bool {
    _nested === controller
  }

  final func _nest(_ controller: UINavigationController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  final func _popNested(animated: Bool) {
    guard _nested != nil else { return }
    setViewControllers(Array(stack.dropLast()), animated: animated)
  }

  /// Removes the nested controller from the stack; it stays visible elsewhere.
  final func _unnest() {
    change(to: Array(stack.dropLast()), as: .pop, animated: false, movesTop: true)
  }

  final func _replaceNested(_ old: UIViewController, with new: UINavigationController?) {
    let rest = stack.filter { $0 !== old }
    setViewControllers(rest + [new].compactMap(\.self), animated: false)
  }
}
