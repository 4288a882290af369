import Foundation

// Outlets, actions, segues and runtime attributes.

extension InterfaceLoader {
  // MARK: Runtime attributes

  func setAttributes(of object: NSObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      let path = attribute["keyPath"] ?? ""
      guard let value = value(of: attribute) else {
        document.report(
          attribute,
          "UIKit does not know values of type \(attribute["type"] ?? "") for \(path)"
        )
        continue
      }
      set(value, for: path, of: object)
    }
  }

  private func set(_ value: InterfaceValue, for path: String, of object: NSObject) {
    var target = object
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    for key in keys {
      guard let next = NibClasses.first(of: target, { $0.objects[key] }).flatMap({ $0(target) })
      else { notCompliant(target, key) }
      target = next
    }
    guard let setter = NibClasses.first(of: target, { $0.attributes[last] }) else {
      notCompliant(target, last)
    }
    if let expected = setter(target, value) {
      preconditionFailure(
        "\(document.file): expected a value of type \(expected) for \(path) of \(type(of: object)), "
          + "got \(value)."
      )
    }
  }

  /// Traps as Apple's UIKit does for a name that a class does not have.
  private func notCompliant(_ object: NSObject, _ key: String) -> Never {
    preconditionFailure(
      """
      [<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key \(key). Register the class with NibClass, in \(document.file).
      """
    )
  }

  // MARK: Connections

  /// Makes the connections of an object, those to objects that are made with the controller's view
  /// later.
  func connect(_ object: NSObject, _ element: InterfaceElement) {
    let connections = element.list("connections")
    guard isBeforeView else { return connect(object, by: connections) }
    // A collection is set as a whole.
    let late = connections.filter { isLate($0) }
    let lateCollections = Set(late.map { $0["property"] })
    let isPostponed = { (connection: InterfaceElement) in
      late.contains { $0 === connection }
        || connection.name == "outletCollection" && lateCollections.contains(connection["property"])
    }
    connect(object, by: connections.filter { !isPostponed($0) })
    postpone(connections.filter(isPostponed), of: object)
  }

  /// A Boolean value that indicates whether the objects with the controller's view are still to
  /// come.
  private var isBeforeView: Bool { storyboard != nil && parent == nil }

  private func isLate(_ connection: InterfaceElement) -> Bool {
    guard connection.name != "segue", let id = connection["destination"] else { return false }
    return object(id) == nil && !isFirstResponder(id)
  }

  func connect(_ object: NSObject, by connections: [InterfaceElement]) {
    for connection in connections {
      switch connection.name {
      case "outlet": connectOutlet(of: object, connection)
      case "action": connectAction(of: object, connection)
      case "segue" where connection["kind"] == "embed": embeds.append((connection, object))
      case "segue": connectSegue(of: object, connection)
      case "outletCollection": break
      default:
        document.report(connection, "UIKit does not know connections of kind \(connection.name)")
      }
    }
    connectCollections(of: object, connections.filter { $0.name == "outletCollection" })
  }

  private func connectOutlet(of object: NSObject, _ connection: InterfaceElement) {
    let name = connection["property"] ?? ""
    guard let destination = destination(of: connection, from: object) else { return }
    guard let setter = NibClasses.first(of: object, { $0.outlets[name] }) else {
      notCompliant(object, name)
    }
    guard let mismatch = setter(object, destination) else { return }
    let problem = """
      expected an object of type \(mismatch.expected) for the outlet \(name) of \
      \(type(of: object)), got \(type(of: destination))
      """
    // On iOS the object is connected, and asked for none of the methods that it lacks.
    if mismatch.isProtocol { return document.report(connection, problem) }
    preconditionFailure("\(document.file): \(problem).")
  }

  private func connectCollections(of object: NSObject, _ connections: [InterfaceElement]) {
    var values: [String: [NSObject]] = [:]
    var order: [String] = []
    for connection in connections {
      let name = connection["property"] ?? ""
      guard let destination = destination(of: connection, from: object) else { continue }
      if values[name] == nil { order.append(name) }
      values[name, default: []].append(destination)
    }
    for name in order {
      let list = values[name] ?? []
      if let view = object as? UIView, name == "gestureRecognizers" {
        for case let recognizer as UIGestureRecognizer in list {
          view.addGestureRecognizer(recognizer)
        }
        continue
      }
      guard let setter = NibClasses.first(of: object, { $0.collections[name] }) else {
        notCompliant(object, name)
      }
      if let expected = setter(object, list) {
        preconditionFailure(
          """
          \(document.file): expected objects of type \(expected) for the outlet collection \
          \(name) of \(type(of: object)), got \(list.map { type(of: $0) }).
          """
        )
      }
    }
  }

  /// Returns the object to which a connection leads; nil if it does not exist, now or at all.
  private func destination(
    of connection: InterfaceElement,
    from object: NSObject
  ) -> NSObject? {
    let id = connection["destination"] ?? ""
    if let destination = self.object(id) { return destination }
    if scene?.elements[id] == nil {
      document.report(
        connection,
        "expected the id of an object, got \(id), for \(connection["property"] ?? connection.name)"
      )
    }
    return nil
  }

  private func connectAction(of object: NSObject, _ connection: InterfaceElement) {
    let name = connection["selector"] ?? ""
    let id = connection["destination"] ?? ""
    // The first responder is no object: the action goes along the responder chain.
    let isForResponder = isFirstResponder(id)
    guard let target = isForResponder ? nil : destination(of: connection, from: object) else {
      if isForResponder { add(Selector(_action: name), to: nil, of: object, connection) }
      return
    }
    // A method that is missing traps when it is called, as on iOS.
    let action = NibClasses.first(of: target) { $0.actions[name] } ?? Selector(_action: name)
    add(action, to: target, of: object, connection)
  }

  private func isFirstResponder(_ id: String) -> Bool {
    if id == "-2" { return true }
    let element = scene?.elements[id] ?? document.objects.first { $0.id == id }
    return element?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func add(
    _ action: Selector,
    to target: NSObject?,
    of object: NSObject,
    _ connection: InterfaceElement
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: controlEvents(connection))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      document.report(connection, "UIKit knows no actions of \(type(of: object))")
    }
  }

  private func controlEvents(_ connection: InterfaceElement) -> UIControl.Event {
    connection.choice(
      "eventType",
      [
        "touchUpInside": .touchUpInside, "touchDown": .touchDown,
        "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
        "allEvents": .allEvents,
      ]
    ) ?? .primaryActionTriggered
  }
}
