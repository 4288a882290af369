import UIKitHosting

/// Translates commits of a scene into operations on a page.
///
/// Only the renderer knows the elements of each node. It keeps no state between commits: each
/// change carries all data that it needs.
struct DOMRenderer: Sendable {
  /// The addresses of the assets to which a page refers.
  var addresses: AssetAddresses
  var texts = HostTexts.english
  /// The scene's name, which is part of the addresses of its web pages.
  var scene = ""

  func operations(for commit: Commit) -> [DOMOperation] {
    var operations: [DOMOperation] = []
    operations.reserveCapacity(commit.changes.count)
    var new: Set<NodeID> = []
    var starts = commit.starts[...]
    for (number, change) in commit.changes.enumerated() {
      if let next = starts.first, next.changes == number {
        starts.removeFirst()
        operations += next.nodes.map(DOMOperation.start)
        new.subtract(next.nodes)
      }
      let start = operations.count
      render(change, into: &operations)
      switch change {
      case .insert(let id, _, _, _): new.insert(id)
      case .set(let id, _, _) where new.contains(id): dropClearing(&operations, from: start)
      case .set, .move, .remove: break
      }
    }
    return operations
  }

  /// Drops operations that remove nothing, since the element is new.
  private func dropClearing(_ operations: inout [DOMOperation], from start: Int) {
    var kept = start
    for index in start..<operations.count where !operations[index].clears {
      operations[kept] = operations[index]
      kept += 1
    }
    operations.removeSubrange(kept...)
  }

  private func render(_ change: Change, into operations: inout [DOMOperation]) {
    switch change {
    case .insert(let id, let kind, let parent, let index):
      insert(id, kind, parent: parent, index: index, into: &operations)
    case .remove(let id):
      operations.append(.remove(id))
    case .move(let id, let parent, let index):
      let place = parent.map { ElementID($0, .content) } ?? .page
      operations.append(.move(id, parent: place, index: index))
    case .set(let id, let kind, let attribute):
      set(attribute, of: Target(id: id, kind: kind), into: &operations)
    }
  }

  private func insert(
    _ id: NodeID,
    _ kind: NodeKind,
    parent: NodeID?,
    index: Int,
    into operations: inout [DOMOperation]
  ) {
    let place = parent.map { ElementID($0, ElementTemplates.container(for: kind)) }
    operations.append(.insert(id, kind, parent: place ?? .page, index: index))
    if let name = name(of: kind) {
      operations.append(.attribute(ElementID(id), "aria-label", name))
    }
    if kind == .webView {
      operations.append(.attribute(ElementID(id, .panel), "title", texts.webPage))
    }
    // Used if there is neither a title nor a message.
    if kind == .alert {
      operations.append(.attribute(ElementID(id, .panel), "aria-label", texts.actions))
    }
    if kind == .sectionHeader, let parent {
      let name = ElementTemplates.name(id)
      operations.append(.attribute(ElementID(parent), "aria-labelledby", name))
    }
  }

  /// Returns the default accessible name of a kind of node.
  private func name(of kind: NodeKind) -> String? {
    switch kind {
    case .activityIndicator: texts.inProgress
    case .tabBar: texts.tabBar
    case .toolbar: texts.toolbar
    case .pageControl: texts.pages
    case .sectionIndex: texts.sectionIndex
    case .progress: texts.progress
    default: nil
    }
  }

  /// The node whose attribute is set.
  struct Target {
    var id: NodeID
    var kind: NodeKind

    var main: ElementID { ElementID(id) }

    func part(_ part: ElementID.Part) -> ElementID {
      ElementID(id, part)
    }
  }

  /// Sets an attribute by the group to which it belongs.
  private func set(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .isHidden, .alpha, .background, .tint, .clipsToBounds, .isInteractive, .interfaceStyle,
      .identifier:
      setAppearance(attribute, of: target, into: &operations)
    case .layer, .gradient, .drawing, .mask, .motions:
      setLayer(attribute, of: target, into: &operations)
    case .accessibility(let value):
      setAccessibility(value, of: target, into: &operations)
    case .swipeGestures(let gestures):
      let numbers = gestures.flatMap { [Double($0.directions.rawValue), Double($0.touches)] }
      operations.append(.call(target.id, .swipeGestures, numbers))
    case .pointers(let pointers):
      let isListening = pointers.contains(.reports)
      let kind = pointers.contains(.pinches) ? "pinch" : ""
      operations.append(.attribute(target.main, "data-pointers", isListening ? kind : nil))
      operations.append(.style(target.main, "touch-action", isListening ? pointers.css : nil))
      let hover = pointers.contains(.hovers) ? "" : nil
      operations.append(.attribute(target.main, "data-hover", hover))
      operations.append(.attribute(target.main, "data-effect", pointers.effect))
      operations.append(.toggle(target.main, className: "passes", pointers.contains(.passes)))
    case .shortcuts(let shortcuts):
      operations.append(.attribute(target.main, "data-keys", list(of: shortcuts)))
    case .keyPresses(let isReported):
      operations.append(.attribute(target.main, "data-presses", isReported ? "" : nil))
    case .isLandscape(let isLandscape):
      operations.append(.attribute(target.main, "data-landscape", isLandscape ? "" : nil))
    case .shakes(let isReported):
      operations.append(.attribute(target.main, "data-shakes", isReported ? "" : nil))
    case .slot(let slot):
      let part = slot.map { ElementID.Part($0) } ?? ElementTemplates.container(for: target.kind)
      operations.append(.place(target.id, part: part))
      if slot == .behind { operations.append(.toggle(target.main, className: "behind", true)) }
    case .frame(let frame):
      setFrame(frame, of: target, into: &operations)
    case .text, .attributedText, .font, .textColor, .textAlignment:
      setText(attribute, of: target, into: &operations)
    case .image, .contentMode:
      setImage(attribute, of: target, into: &operations)
    case .isEnabled, .isSelected, .buttonStyle, .isAnimating, .indicatorStyle, .isOn, .stepping,
      .selection, .badge:
      setControl(attribute, of: target, into: &operations)
    case .title, .prompt, .message, .largeTitle, .bar, .barHeights, .tabLayout, .barButtonStyle,
      .sheet,
      .alertStyle, .actionStyle, .share:
      setChrome(attribute, of: target, into: &operations)
    case .files(let transfer):
      setFiles(transfer, of: target, into: &operations)
    case .field, .typing, .isFirstResponder:
      setField(attribute, of: target, into: &operations)
    case .web(let web):
      setWeb(web, of: target, into: &operations)
    case .wheel where target.kind == .sectionIndex,
      .selectedRow where target.kind == .sectionIndex:
      setIndex(attribute, of: target, into: &operations)
    case .wheel, .selectedRow:
      setWheel(attribute, of: target, into: &operations)
    case .track(let track):
      setTrack(track, of: target, into: &operations)
    case .sliderParts(let parts):
      setParts(parts, of: target, into: &operations)
    case .pages(let pages):
      setPages(pages, of: target, into: &operations)
    case .menu, .menuItem, .menuOffer:
      setMenu(attribute, of: target, into: &operations)
    case .swipeActions(let actions):
      setSwipeActions(actions, of: target, into: &operations)
    case .scroll, .scrollTo, .table, .section, .row, .separatorInset, .collection:
      setScrolling(attribute, of: target, into: &operations)
    }
  }
}

extension PointersValue {
  /// The names of the pointer effects of a view.
  fileprivate var effect: String? {
    let names: [(PointersValue, String)] = [
      (.highlights, "highlight"), (.lifts, "lift"), (.showsBeam, "beam"), (.hidesMouse, "hidden"),
    ]
    let effects = names.filter { contains($0.0) }.map(\.1)
    return effects.isEmpty ? nil : effects.joined(separator: " ")
  }

  /// The scrolling directions that the browser keeps, as CSS's `touch-action`.
  fileprivate var css: String {
    switch (contains(.keepsAcross), contains(.keepsDown)) {
    case (false, false): contains(.pinches) ? "pan-x pan-y" : "manipulation"
    case (true, false): "pan-y"
    case (false, true): "pan-x"
    case (true, true): "none"
    }
  }
}
