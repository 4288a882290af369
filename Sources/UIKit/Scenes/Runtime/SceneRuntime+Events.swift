import UIKitHosting

extension _SceneRuntime {
  /// Handles one event.
  /// - Returns: Whether it applied; an event that does not apply has no effect.
  func handle(_ event: InputEvent) -> Bool {
    switch event.action {
    case .tap(let id):
      guard let control = tapTarget(id, event) as? any _Tappable else { return false }
      return control._tapped()
    case .assist(let id, let assistance):
      return assist(assistance, id, event)
    case .escape(let id, let way):
      return escape(from: target(id, event), by: way.flatMap { target($0, event) })
    case .selectRow(let id):
      switch tapTarget(id, event) {
      case let cell as UITableViewCell: return cell._tableView?._selectTapped(cell) ?? false
      case let cell as UICollectionViewCell:
        return cell._collectionView?._selectTapped(cell) ?? false
      default: return false
      }
    case .accessory(let id):
      guard let cell = tapTarget(id, event) as? UITableViewCell else { return false }
      return cell._tableView?._accessoryTapped(cell) ?? false
    case .measured(let first, let advances):
      return take(measured: advances, from: first)
    case .scroll(let id, let x, let y, let phase, let velocity):
      guard let scroll = view(id, seen: .max) as? UIScrollView else { return false }
      closeEditMenu(within: scroll)
      if let velocity { scroll._note(velocity) }
      return scroll._scrolled(to: scroll._place(CGPoint(x: x, y: y), seen: event.seen), phase)
    case .beginEditing, .endEditing, .edit, .select, .pressReturn, .clearText, .setOn:
      return handleTyping(event)
    case .step(let id, let count):
      guard let stepper = target(id, event) as? UIStepper else { return false }
      return stepper._held(for: count)
    case .slide(let id, let slide):
      // A slider's tap effect never changes, and it must answer even a change that does not apply.
      guard let slider = view(id, seen: .max) as? UISlider else { return false }
      slider._answer(slide.revision)
      return isReachable(slider) && slider._slid(slide)
    case .pick(let id, let row):
      return (target(id, event) as? any _Picking)?.turned(to: row) ?? false
    case .webPageSize(let id, let revision, let width, let height):
      guard let view = view(id, seen: .max) as? _WebView else { return false }
      return view._shown(revision, size: CGSize(width: width, height: height))
    case .openLink(let id, let address, let opensWindow):
      guard let url = URL(string: address) else { return false }
      switch target(id, event) {
      case let view as _WebView: return view._linkTapped(url, opensWindow: opensWindow)
      case let view as UITextView: return view._linkTapped(url)
      default: return false
      }
    case .openMenu(let id, let x, let y):
      return target(id, event)?._openAnyMenu(at: CGPoint(x: x, y: y)) ?? false
    case .refresh(let id), .revealActions(let id, _), .concealActions(let id),
      .swipeAction(let id, _, _), .editControl(let id), .selectDetent(let id, _):
      return handleRows(event, on: target(id, event))
    case .moveRow(let id, let key, let section, let before):
      switch view(id, seen: .max) {
      case let table as UITableView:
        table._answerMove()
        return isReachable(table) && table._move(key, toSection: section, before: before)
      case let list as UICollectionView:
        list._answerMove()
        return isReachable(list) && list._move(key, toSection: section, before: before)
      default: return false
      }
    case .swipe(let id, let direction, let touches):
      guard let view = target(id, event), view.isUserInteractionEnabled else { return false }
      return view._swiped(direction, touches: touches)
    case .pointers(let samples, let time):
      return dispatcher.receive(samples, at: time, seen: event.seen)
    case .key(let id, let key):
      return target(id, event) is UIWindow && press(key)
    case .keyPress(let id, let press):
      return target(id, event) is UIWindow && receive(press)
    case .shake(let id, let phase):
      return target(id, event) is UIWindow && receiveShake(phase)
    case .shared(let id, let isDone):
      return (target(id, event) as? _AlertView)?.shared(isDone) ?? false
    case .back(let depth):
      return goBack(to: depth)
    case .interactivePop(let phase):
      return window?.rootViewController?._visible.navigationController?._interactivePop(phase)
        ?? false
    case .dismiss(let id):
      if let menu = target(id, event) as? _MenuView { return close(menu) }
      guard let sheet = target(id, event) as? _PresentationView else { return false }
      return sheet.presentation.map { $0._dismissAttempted() != .impossible } ?? false
    case .open(let path):
      return open(path)
    case .environment(let environment):
      updateEnvironment(environment)
      return true
    case .activation(let activation):
      updateActivation(activation)
      return true
    }
  }

  /// Returns the view of a node if the user can reach it now.
  func target(_ id: NodeID, _ event: InputEvent) -> UIView? {
    guard let view = view(id, seen: event.seen), isReachable(view) else { return nil }
    return view
  }

  /// Returns the target of a tap, unless a gesture has handled its touch.
  private func tapTarget(_ id: NodeID, _ event: InputEvent) -> UIView? {
    guard let view = target(id, event), touchDispatcher?.hasHandledTap(on: view) != true else {
      return nil
    }
    return view
  }

  /// Returns whether no view hides, disables or covers a view; `menu` does not count as covering.
  ///
  /// Assistive technology can reach a label or an image view even if it ignores touches.
  func isReachable(_ view: UIView, besides menu: _MenuView? = nil) -> Bool {
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha < 0.01 || ancestor._isLocked { return false }
      if !ancestor.isUserInteractionEnabled, ancestor !== view || !view._isInert { return false }
      current = ancestor._superview
      if current?._covers(ancestor, besides: menu) == true { return false }
    }
    return true
  }

  /// Leaves the topmost screens until `depth` screens can still be left.
  ///
  /// Each is asked as if the user had used its own back button. A screen that refuses because it is
  /// in transition is asked again afterwards.
  private func goBack(to depth: Int, again: Bool = true) -> Bool {
    closeMenu()
    guard let root = window?.rootViewController, depth >= 0, depth < root._depth else {
      addressMustBeSent()
      return false
    }
    let isMoving = root._topmost.transitionCoordinator != nil
    let result = root._goBack(by: root._depth - depth)
    if result != .dismissed, isMoving, again {
      _ = clock.schedule(after: transitionDuration) { [weak self] in
        guard let self, isConnected else { return }
        turn { _ = self.goBack(to: depth, again: false) }
      }
      return true
    }
    addressMustBeSent()
    return result != .impossible
  }

  /// Returns a URL below the app's root; nil if the path is invalid.
  static func url(below path: String) -> URL? {
    path.hasPrefix("/") ? URL(string: path) : nil
  }

  private func open(_ path: String) -> Bool {
    guard let url = Self.url(below: path) else { return false }
    if application._hasNoSceneDelegate {
      _ = application._appDelegate.application(application, open: url, options: [:])
    } else {
      sceneDelegate?.scene(windowScene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    addressMustBeSent()
    return true
  }

  func updateActivation(_ activation: Activation) {
    let scene: UIScene = windowScene
    let old = scene.activationState
    let new: UIScene.ActivationState =
      switch activation {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    guard new != old else { return }
    let (oldState, newState) = (application._state(), application._state(of: scene, being: new))
    if old == .foregroundActive {
      touchDispatcher?.cancelAll()
      cancelPresses()
      endShake(.cancelled)
      sceneDelegate?.sceneWillResignActive(scene)
      scene._notify(UIScene.willDeactivateNotification)
    }
    if old == .background || old == .unattached, new != .background {
      sceneDelegate?.sceneWillEnterForeground(scene)
      scene._notify(UIScene.willEnterForegroundNotification)
    }
    application._willChange(from: oldState, to: newState)
    scene.activationState = new
    displayFrames?.update()
    if new == .foregroundActive {
      sceneDelegate?.sceneDidBecomeActive(scene)
      scene._notify(UIScene.didActivateNotification)
    }
    if new == .background, old != .unattached {
      sceneDelegate?.sceneDidEnterBackground(scene)
      scene._notify(UIScene.didEnterBackgroundNotification)
    }
    application._didChange(from: oldState, to: newState)
  }
}

extension _SceneRuntime {
  /// The touch dispatcher, created with the first touch.
  var dispatcher: TouchDispatcher {
    if let touchDispatcher { return touchDispatcher }
    let dispatcher = TouchDispatcher(runtime: self)
    touchDispatcher = dispatcher
    return dispatcher
  }
}

extension UIView {
  /// Returns whether a later sibling covers this child.
  func _covers(_ child: UIView, besides menu: _MenuView?) -> Bool {
    if child._isCoveredInContext { return true }
    return switch self {
    case is _NavigationView: _subviews.last !== child
    case let page as _NavigationPage: page.covers(child)
    case let split as _SplitView: split.isCovered && child === split.secondary
    case is UIWindow:
      _subviews.reversed().prefix { $0 !== child }.contains { $0 !== menu && !$0._isUndimmed }
    default: false
    }
  }

  /// A Boolean value that indicates whether a presentation in the current context covers this view.
  private var _isCoveredInContext: Bool {
    guard let presentation = _controller?._presentation, presentation.isInContext else {
      return false
    }
    return presentation.view?._superview === _superview
  }

  private var _isUndimmed: Bool {
    if self is InputViewContainer || self is DragPreviewView { return true }
    return (self as? _PresentationView)?.presentation?._isUndimmed ?? false
  }
}
