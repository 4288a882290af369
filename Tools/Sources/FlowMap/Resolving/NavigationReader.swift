/// Recognizes the calls and assignments by which apps show screens.
struct NavigationReader {
  let finder: ValueFinder
  let callee: CodeExpression
  let arguments: [CodeArgument]
  let place: SourcePlace

  struct Reading {
    var actions: [Action] = []
    /// The shown values that are only containers for a flow.
    var places: [(stack: CodeExpression, kind: Opening.Kind)] = []
    /// A Boolean value that indicates whether the code after the call waits for the end of the
    /// flow.
    var isAwaited = false
  }

  private var index: ProjectIndex { finder.index }
  private var evaluator: Evaluator { finder.evaluator }

  private var base: CodeExpression? {
    if case .member(let base, _) = callee, base != .name("self") { base } else { nil }
  }

  /// A Boolean value that indicates whether a coordinator of the kit makes the call on itself.
  private var isOwnKitCall: Bool {
    guard base == nil, let flow = finder.context.flow else { return false }
    return index.isKitCoordinator(evaluator.flows[flow].type)
  }

  /// Returns the actions of the call.
  func actions() -> Reading {
    let name = callee.lastName ?? ""
    if isOwnKitCall, let reading = kitCall(name) { return reading }
    switch name {
    case "start", "run", "coordinate":
      if let first = arguments.first, let reading = start(first.value) { return reading }
      guard name == "start", let base else { return Reading() }
      return Reading(actions: flows(base).map { action(.push, .flow($0)) })
    case "open":
      return arguments.first.map { Reading(actions: open($0.value)) } ?? Reading()
    default: return uiKitCall(name)
    }
  }

  // MARK: - The kit

  private func kitCall(_ name: String) -> Reading? {
    guard let first = arguments.first?.value ?? (name == "setSplit" ? .other : nil) else {
      return nil
    }
    switch name {
    case "push": return Reading(actions: show(first, .push))
    case "replace": return Reading(actions: show(first, .replace))
    case "setRoot": return Reading(actions: show(first, .root))
    case "present": return Reading(actions: show(first, sheetKind(argument("style"))))
    case "setTabs": return Reading(actions: [action(.root, .container(.tabs))])
    case "setSplit":
      var split = [action(.root, .container(.split))]
      for var shown in show(first, .column) {
        (shown.source, shown.label) = (.container(.split), "placeholder")
        split.append(shown)
      }
      return Reading(actions: split)
    default: return nil
    }
  }

  private func start(_ flow: CodeExpression) -> Reading? {
    let flows = flows(flow)
    guard !flows.isEmpty else { return nil }
    let placement = argument("as")
    let name: String? =
      if case .call(let callee, _, _) = placement { callee.lastName } else { placement?.lastName }
    var actions: [Action] = []
    for flow in flows {
      var started = action(.push, .flow(flow))
      switch name {
      case "sheet": started.kind = sheetKind(placement)
      case "on": place(&started, on: placement)
      default: break
      }
      actions.append(started)
    }
    return Reading(actions: actions, isAwaited: callee.lastName == "run")
  }

  /// Places a flow on a tab or in a column.
  private func place(_ started: inout Action, on placement: CodeExpression?) {
    guard case .call(_, let arguments, _) = placement, let navigator = arguments.first?.value else {
      return
    }
    switch navigator {
    case .element(let tabs, let index):
      started.kind = .tab
      started.source = .container(.tabs)
      started.label = index.flatMap { tabTitle($0, of: tabs) }
    case .member(_, let column) where column == "primary" || column == "secondary":
      started.kind = .column
      started.source = column == "primary" ? .container(.split) : .caller
      started.label = column
    default: started.kind = .tab
    }
  }

  /// Returns the title of a tab: a text, or the last name of the expression that creates it.
  private func tabTitle(_ place: Int, of tabs: CodeExpression) -> String? {
    guard case .name(let name) = tabs else { return nil }
    for event in finder.facts.events[..<finder.event].reversed() {
      guard case .bind(name, _, .call(_, let arguments, _)) = event.action,
        case .list(let items)? = arguments.first?.value, items.indices.contains(place),
        case .call(_, let parts, _) = items[place]
      else { continue }
      let title = parts.first { $0.label == "title" }?.value
      return title?.firstText ?? title?.lastName
    }
    return nil
  }

  private func sheetKind(_ style: CodeExpression?) -> Opening.Kind {
    var isCover = false
    style?.visit { expression in
      if expression.lastName == "fullScreen" { isCover = true }
      if case .call(_, let arguments, _) = expression,
        arguments.contains(where: { $0.label == "isFullScreen" })
      {
        isCover = true
      }
    }
    return isCover ? .cover : .sheet
  }

  private func open(_ route: CodeExpression) -> [Action] {
    references(route).map { action(.route, .route($0)) }
  }

  /// Returns the cases of routes that an expression names.
  func references(_ expression: CodeExpression?) -> [RouteReference] {
    guard let expression else { return [] }
    let passed = ArgumentReader(finder: finder).passed(expression)
    guard let type = passed.enumType else { return [] }
    let names = index.types[type].cases.map(\.name)
    return names.filter(passed.cases.contains).map { RouteReference(type: type, name: $0) }
  }

  // MARK: - UIKit

  private func uiKitCall(_ name: String) -> Reading {
    guard let first = arguments.first else { return Reading() }
    let label = first.label
    switch name {
    case "pushViewController" where label == nil: return shown(first.value, .push)
    case "present" where label == nil, "presentViewController":
      return shown(first.value, presentationKind(first.value))
    case "show" where arguments.contains { $0.label == "sender" }: return shown(first.value, .show)
    case "showDetailViewController": return shown(first.value, .column)
    case "addChild", "addChildViewController": return Reading(actions: show(first.value, .embed))
    case "setViewControllers" where label == nil:
      return assignment(of: first.value, to: "viewControllers", of: base) ?? Reading()
    case "setViewController" where label == nil: return Reading(actions: show(first.value, .column))
    case "performSegue":
      guard case .text(let identifier) = first.value else { return Reading() }
      return Reading(actions: [action(.show, .segue(identifier))])
    default: return Reading()
    }
  }

  private func shown(_ value: CodeExpression, _ kind: Opening.Kind) -> Reading {
    let actions = show(value, kind)
    return Reading(actions: actions, places: actions.isEmpty ? [(value, kind)] : [])
  }

  /// Returns the style that a controller is given before it is presented.
  private func presentationKind(_ value: CodeExpression) -> Opening.Kind {
    for event in finder.facts.events {
      guard case .assign(.member(let target?, "modalPresentationStyle"), let style) = event.action,
        target == value
      else { continue }
      switch finder.elements.presentationStyle(style) {
      case "popover": return .popover
      case "pageSheet", "formSheet", "automatic", nil: return .sheet
      default: return .cover
      }
    }
    return .sheet
  }

  /// Returns the actions of an assignment; nil for a property that shows nothing.
  func assignment(
    of value: CodeExpression,
    to name: String,
    of base: CodeExpression?
  ) -> Reading? {
    switch name {
    case "rootViewController":
      return shown(value, .root)
    case "viewControllers":
      let kind = containerKind(base)
      var actions: [Action] = []
      var places: [(stack: CodeExpression, kind: Opening.Kind)] = []
      let elements = elements(of: value)
      for element in elements {
        let opened = show(element, kind == .tabs ? .tab : kind == .split ? .column : .root)
        if opened.isEmpty { places.append((element, .tab)) }
        actions += opened.map { action in
          var action = action
          if kind != .navigation, base != nil { action.source = source(base, kind) }
          return action
        }
      }
      return Reading(actions: actions, places: kind == .navigation ? [] : places)
    default: return nil
    }
  }

  /// Returns the elements of an array, which may be bound to a name.
  private func elements(of value: CodeExpression) -> [CodeExpression] {
    if case .list(let elements) = value { return elements }
    guard case .name(let name) = value else { return [value] }
    for event in finder.facts.events[..<finder.event].reversed() {
      if case .bind(name, _, .list(let elements)) = event.action, !elements.isEmpty {
        return elements
      }
    }
    return [value]
  }

  private func containerKind(_ base: CodeExpression?) -> Screen.Kind {
    for value in finder.values(of: base ?? .name("self")) {
      switch value {
      case .foreign("UITabBarController"): return .tabs
      case .foreign("UISplitViewController"): return .split
      case .object(let type): return index.containerKind(type)
      default: continue
      }
    }
    let name = base?.lastName?.lowercased() ?? ""
    return name.contains("tab") ? .tabs : name.contains("split") ? .split : .navigation
  }

  private func source(_ base: CodeExpression?, _ kind: Screen.Kind) -> Action.Source {
    for case .object(let type) in finder.values(of: base ?? .name("self")) {
      return .object(.object(type), home: finder.context.flow ?? finder.context.home)
    }
    return .container(kind)
  }

  // MARK: - Targets

  private func action(_ kind: Opening.Kind, _ target: Action.Target) -> Action {
    Action(kind: kind, target: target, place: place)
  }

  private func argument(_ label: String) -> CodeExpression? {
    arguments.first { $0.label == label }?.value
  }

  private func flows(_ expression: CodeExpression) -> [Int] {
    finder.values(of: expression).flatMap { value -> [Int] in
      switch value {
      case .flow(let flow): [flow]
      case .object(let type) where index.isCoordinator(type): evaluator.flows(of: type)
      default: []
      }
    }
    .unique
  }

  private func show(_ screen: CodeExpression, _ kind: Opening.Kind) -> [Action] {
    let routes = references(argument("at"))
    return finder.values(of: screen).flatMap { targets($0) }.unique.map { target in
      var action = action(kind, target)
      action.routes = routes
      return action
    }
  }

  /// Returns the screens of a value.
  private func targets(_ value: Value) -> [Action.Target] {
    switch value {
    case .object(let type) where index.isController(type): return [.screen(value)]
    case .object(let type) where index.types[type].kind == .protocol:
      let heirs = index.descendants(type).filter(index.isController)
      return heirs.count == 1 ? heirs.map { .screen(.object($0)) } : []
    case .made, .scene: return [.screen(value)]
    case .foreign("UITabBarController"): return [.container(.tabs)]
    case .foreign("UISplitViewController"): return [.container(.split)]
    case .foreign(let name): return Self.silent.contains(name) ? [] : [.screen(value)]
    case .object, .type, .flow, .foreignType: return []
    }
  }

  /// Controllers that do not count as screens.
  private static let silent: Set<String> = [
    "UIViewController", "UINavigationController", "UIAlertController", "UISearchController",
    "UITableViewController", "UICollectionViewController", "UIPageViewController",
  ]
}
