/// A recorder of undo actions, in groups, which undoes and redoes changes.
///
/// The changes of one event of a scene form a group unless `groupsByEvent` is false.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0

  public override init() {
    super.init()
  }

  // MARK: Registering

  /// Registers an undo action for a change, or during undo a redo action.
  ///
  /// - Parameters:
  ///   - target: The object that the handler receives. It is not retained; its entries are
  ///     removed with it.
  ///   - handler: The action that reverts the change.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoEntry(target) { if let target = $0 as? TargetType { handler(target) } })
  }

  /// Registers a method that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoEntry(target as AnyObject) { selector._send(to: $0, sender: anObject) })
  }

  private func register(_ entry: UndoEntry) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(
        groupsByEvent,
        "Expected beginUndoGrouping() before a change is registered, as groupsByEvent is off."
      )
      openEventGroup()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups[openGroups.count - 1].items.append(.entry(entry))
  }

  /// A Boolean value indicating whether changes are recorded, which `disableUndoRegistration()`
  /// suspends.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func disableUndoRegistration() {
    disabledCount += 1
  }

  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "Expected disableUndoRegistration() before its counterpart.")
    disabledCount -= 1
  }

  // MARK: Groups

  /// A Boolean value indicating whether the changes of one event form a group.
  open var groupsByEvent = true

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// The maximum number of groups, beyond which the oldest are removed; zero for no limit.
  @_Observed open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    openGroup()
  }

  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "Expected beginUndoGrouping() before its counterpart.")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if openGroups.isEmpty {
      if !group.isEmpty { push(group) }
    } else {
      // The name of an inner group is used if the outer group has none.
      openGroups[openGroups.count - 1].items.append(.group(group))
      if openGroups[openGroups.count - 1].name.isEmpty {
        openGroups[openGroups.count - 1].name = group.name
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func push(_ group: UndoGroup) {
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    dropOldest()
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Groups of events

  /// The managers with an open group for the event being handled.
  private static var eventManagers: [UndoManager] = []

  private func openEventGroup() {
    openGroup()
    // The group of an undo is closed by the undo.
    guard !isUndoing, !isRedoing else { return }
    Self.eventManagers.append(self)
    if _SceneRuntime.current == nil { Task { @MainActor in Self._endEvent() } }
  }

  /// Closes the groups of the event that has been handled.
  static func _endEvent() {
    guard !eventManagers.isEmpty else { return }
    let managers = eventManagers
    eventManagers = []
    for manager in managers where manager.groupingLevel == 1 { manager.endUndoGrouping() }
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

  open var canRedo: Bool { !redoStack.isEmpty }

  open private(set) var isUndoing = false

  open private(set) var isRedoing = false

  /// Closes the group of the event and undoes the last group.
  open func undo() {
    if groupingLevel == 1 { closeEventGroup() }
    precondition(
      groupingLevel == 0,
      "Expected undo() outside of groups; \(groupingLevel) are open."
    )
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    if groupingLevel == 1 { closeEventGroup() }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func closeEventGroup() {
    Self.eventManagers.removeAll { $0 === self }
    endUndoGrouping()
  }

  /// Performs the entries of a group in reverse order; the actions that they register form the
  /// opposite group.
  private func perform(_ group: UndoGroup) {
    openGroup()
    group.performBackwards()
    openGroups[0].name = group.name
    endUndoGrouping()
  }

  // MARK: Removing

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in UndoGroup() }
    disabledCount = 0
  }

  /// Removes all entries of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoStack = undoStack.map { $0.removing(target) }.filter { !$0.isEmpty }
    redoStack = redoStack.map { $0.removing(target) }.filter { !$0.isEmpty }
    openGroups = openGroups.map { $0.removing(target) }
  }

  // MARK: Names

  /// Names the open group, or else the one that was closed last.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the group that `undo()` would undo; empty if there is none.
  open var undoActionName: String {
    (openGroups.last { !$0.isEmpty } ?? undoStack.last)?.name ?? ""
  }

  open var redoActionName: String { redoStack.last?.name ?? "" }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
