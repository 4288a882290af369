import Foundation
import UIKitHosting

// The visible windows of a scene, from back to front: by level, and within one as they were shown.

/// A visible window, which its scene does not retain.
@MainActor
struct ShownWindow {
  let id: NodeID
  weak var window: UIWindow?
}

extension _SceneRuntime {
  /// The visible windows, from back to front.
  package var windows: [UIWindow] { shownWindows.compactMap(\.window) }

  /// The window with the app's own screens, which gives the scene its address and title.
  ///
  /// It is the visible window at the normal level or below that was the key window last, or else the
  /// rearmost one: an alert or a toast in a window of its own does not change the address.
  package var window: UIWindow? {
    if let mainWindow, mainWindow._runtime === self { return mainWindow }
    return windows.first
  }

  var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? window }

  func show(_ window: UIWindow) {
    guard window._nodeID == nil else { return }
    if shownWindows.isEmpty { needsSnapshot = true }
    let index = place(of: window)
    register(window, parent: nil, index: index)
    guard let id = window._nodeID else { return }
    shownWindows.insert(ShownWindow(id: id, window: window), at: index)
    framesAreStale = true
    allFramesAreStale = true
    windowsChanged()
    notifyReturnedViews()
  }

  func hide(_ window: UIWindow) {
    if let menu = openMenu, menu._superview === window { closeMenu() }
    if inputViewContainer?._superview === window { inputViewContainer?.removeFromSuperview() }
    forget(window)
  }

  /// Removes a window that is being deallocated.
  func release(_ window: UIWindow) {
    window.rootViewController?._disappear(animated: false)
    forget(window)
    if window.isKeyWindow { windows.last(where: \.canBecomeKey)?._becomeKey() }
  }

  private func forget(_ window: UIWindow) {
    guard let id = window._nodeID else { return }
    changes.append(.remove(id))
    unregister(window)
    shownWindows.removeAll { $0.id == id }
    windowsChanged()
  }

  /// Moves a visible window to its place.
  func reorder(_ window: UIWindow) {
    guard let id = window._nodeID, let old = shownWindows.firstIndex(where: { $0.id == id })
    else { return }
    let shown = shownWindows.remove(at: old)
    let index = place(of: window)
    shownWindows.insert(shown, at: index)
    guard index != old else { return }
    changes.append(.move(id, parent: nil, index: index))
    windowsChanged()
  }

  /// Returns the index at which a window is shown, in front of the others of its level.
  private func place(of window: UIWindow) -> Int {
    windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
  }

  /// The rearmost window reports keys and shakes.
  private func windowsChanged() {
    addressChanged()
    guard let first = shownWindows.first, first.id != reportingWindow else { return }
    reportingWindow = first.id
    // There is no window behind it any more.
    first.window?._stopPassing()
    (shortcuts, receivesPresses, receivesMotions) = ([], false, false)
    for window in windows
    where !window._written.isDisjoint(
      with: [AttributeKeys(.shortcuts), AttributeKeys(.keyPresses), AttributeKeys(.shakes)]
    ) {
      for key: AttributeKey in [.shortcuts, .keyPresses, .shakes] { window._mark(key) }
    }
  }

  func keyWindowChanged(from old: UIWindow?, to new: UIWindow) {
    if new.windowLevel <= .normal { mainWindow = new }
    if let responder = firstResponder, let window = responder._responderWindow, window !== new {
      window._keptResponder = responder
      firstResponder = nil
      (responder as? any _TypedText)?._invalidate(.isFirstResponder)
    }
    if firstResponder == nil, let kept = new._keptResponder, kept._responderWindow === new {
      firstResponder = kept
      (kept as? any _TypedText)?._invalidate(.isFirstResponder)
    }
    new._keptResponder = nil
    addressChanged()
  }

  /// Makes the window of a responder that becomes the first one the key window, and that of a view
  /// that the user touches.
  func makeKeyWindow(of responder: UIResponder) {
    guard let window = responder._responderWindow, !window.isKeyWindow, window._runtime === self
    else { return }
    window.makeKey()
  }

  /// Ends a responder's role as the first one of its window.
  func resign(_ responder: UIResponder) {
    if firstResponder === responder { firstResponder = nil }
    if let window = responder._responderWindow, window._keptResponder === responder {
      window._keptResponder = nil
    }
  }

  // MARK: Touches

  /// Returns the view at a point of the scene: that of the frontmost window whose hit test finds one.
  func hitTest(_ place: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() {
      if let view = window.hitTest(window._fromScene(place), with: event) { return (window, view) }
    }
    return nil
  }

  /// Updates which views of windows that override hit testing let touches through, so that displays
  /// send these to the windows behind.
  ///
  /// Runs with every commit.
  ///
  /// - Complexity: O(n · m) for n views that let touches through and m views of their window: each of
  ///   the n is searched for at up to 25 points.
  func updatePassing() {
    guard shownWindows.count > 1 else { return }
    for window in windows.dropFirst() where window._overrides.contains(.hitTest) {
      window._updatePassing(in: window)
    }
  }
}

extension UIView {
  /// Updates this view and, if touches pass through it, its subviews.
  fileprivate final func _updatePassing(in window: UIWindow) {
    guard !isHidden, isUserInteractionEnabled else { return }
    let own = _ownPoint(in: window)
    let passes = own.map { window.hitTest($0, with: nil) == nil } ?? true
    if !passes { return _stopPassing() }
    if _lazyState?.passesTouches != true {
      _makeLazyState().passesTouches = true
      _invalidate(.pointers)
    }
    for subview in _subviews where !(subview is _GuideView) { subview._updatePassing(in: window) }
  }

  /// Lets this view and its subviews receive touches again.
  fileprivate final func _stopPassing() {
    guard let _lazyState, _lazyState.passesTouches else { return }
    _lazyState.passesTouches = false
    _invalidate(.pointers)
    for subview in _subviews { subview._stopPassing() }
  }

  /// Returns a point of the view that no view in front covers, in the window's coordinates; nil if
  /// there is none on a grid.
  private final func _ownPoint(in window: UIWindow) -> CGPoint? {
    let steps: [CGFloat] = [0.5, 0.02, 0.98, 0.25, 0.75]
    for y in steps {
      for x in steps {
        let (x, y) = (bounds.minX + x * bounds.width, bounds.minY + y * bounds.height)
        let point = convert(CGPoint(x: x, y: y), to: window)
        if window._frontmost(at: point) === self { return point }
      }
    }
    return nil
  }

  /// Returns the frontmost view at a point, regardless of overridden hit tests.
  private final func _frontmost(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      CGRect(origin: bounds.origin, size: _frame.size).contains(point)
    else { return nil }
    for subview in _subviews.reversed() {
      if let found = subview._frontmost(at: subview._own(point)) { return found }
    }
    return self
  }
}

extension UIResponder {
  /// The window of a view or of a controller's view; nil for other responders.
  final var _responderWindow: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }
}
