import UIKitHosting

// Key commands are searched from the first responder, or from the frontmost screen if there is
// none. Displays report only keys that have a command, and those of undo and redo, which UIKit's menu
// has: they apply to the undo manager of the responder chain.

extension _SceneRuntime {
  var firstOfKeys: UIResponder? {
    if let firstResponder { return firstResponder }
    var top = keyWindow?.rootViewController
    while let next = top?._presentation?.presented { top = next }
    return top?._innermost
  }

  /// Updates the keys that displays report: those with commands, all presses, or shakes.
  ///
  /// - Complexity: O(n) for n responders in the chain.
  func updateShortcuts() {
    guard let window = windows.first else { return }
    var current: [ShortcutValue] = []
    var overrides: ResponderOverrides = []
    var responder = firstOfKeys
    while let next = responder {
      overrides.formUnion(next._overrides)
      next._forEachKeyCommand { command in
        guard let key = command._key, command._isEnabled,
          !current.contains(where: { $0.key == key })
        else { return }
        current.append(
          ShortcutValue(key: key, hasPriority: command.wantsPriorityOverSystemBehavior)
        )
      }
      responder = next.next
    }
    for (key, _) in undoCommands where !current.contains(where: { $0.key == key }) {
      current.append(ShortcutValue(key: key, hasPriority: false))
    }
    let (hasPresses, hasMotions) = (overrides.contains(.presses), overrides.contains(.motions))
    if hasPresses != receivesPresses {
      receivesPresses = hasPresses
      window._invalidate(.keyPresses)
    }
    if hasMotions != receivesMotions {
      receivesMotions = hasMotions
      window._invalidate(.shakes)
    }
    guard current != shortcuts else { return }
    shortcuts = current
    window._invalidate(.shortcuts)
  }

  /// Calls the method of the first key command for a pressed key whose target is found.
  ///
  /// - Returns: Whether there was one.
  func press(_ key: KeyValue) -> Bool {
    let start = firstOfKeys
    var responder = start
    while let current = responder {
      var found: UIKeyCommand?
      current._forEachKeyCommand { command in
        if found == nil, command._isEnabled, command._key == key { found = command }
      }
      if let found, let action = found.action,
        let target = start?.target(forAction: action, withSender: found)
      {
        action._send(to: target as AnyObject, sender: found)
        return true
      }
      responder = current.next
    }
    guard let (_, perform) = undoCommands.first(where: { $0.key == key }) else { return false }
    perform()
    return true
  }

  /// The keys of undo and redo with their actions, as far as there is something to undo or redo.
  ///
  /// Undoing closes the group of an event, but no others.
  private var undoCommands: [(key: KeyValue, perform: () -> Void)] {
    guard let manager = firstOfKeys?.undoManager, manager.groupingLevel <= 1 else { return [] }
    var commands: [(key: KeyValue, perform: () -> Void)] = []
    if manager.canUndo {
      commands.append((KeyValue(input: "z", modifiers: .command), manager.undo))
    }
    if manager.canRedo {
      commands.append((KeyValue(input: "z", modifiers: [.command, .shift]), manager.redo))
    }
    return commands
  }
}

extension UIResponder {
  fileprivate final func _forEachKeyCommand(_ body: (UIKeyCommand) -> Void) {
    keyCommands?.forEach(body)
    guard let controller = self as? UIViewController else { return }
    for added in controller._addedKeyCommands ?? [] { body(added) }
  }
}

extension UICommand {
  fileprivate final var _isEnabled: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }
}
