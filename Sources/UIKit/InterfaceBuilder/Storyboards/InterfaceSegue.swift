import Foundation

/// A segue of a storyboard, which makes a `UIStoryboardSegue` each time it is performed.
@MainActor
final class InterfaceSegue {
  private let element: InterfaceElement
  private let loader: InterfaceLoader

  init(_ element: InterfaceElement, of loader: InterfaceLoader) {
    self.element = element
    self.loader = loader
    element.skip()
  }

  var identifier: String? { element["identifier"] }

  /// The controller that the segue begins at.
  var controller: UIViewController? { loader.controller }

  /// Performs the segue if the source permits it: for a person's action.
  func performIfAllowed(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(from: source, sender: sender)
  }

  func perform(from source: UIViewController, sender: Any?) {
    if element["kind"] == "unwind" { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination(of: source, sender: sender) else { return }
    // The app may change the presentation when it prepares.
    arrange(destination, sender)
    let segue = makeSegue(source, destination) { [self] in
      show(destination, from: source, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    run(segue)
  }

  /// Performs the segue of a container view.
  func embed(in container: UIView, of source: UIViewController) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container),
      !isCircle(in: source), let destination = makeDestination(of: source, sender: container)
    else { return }
    let segue = makeSegue(source, destination) {
      source.addChild(destination)
      if let view = destination.view {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: container.bounds.size)
        container.addSubview(view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    run(segue)
  }

  /// A scene that embeds itself, by others or not, would be made without end.
  private func isCircle(in source: UIViewController) -> Bool {
    var ancestor: UIViewController? = source
    while let current = ancestor {
      if let nib = current._nib, leads(to: nib) {
        loader.document.report(element, "expected a segue to another scene, got a circle")
        return true
      }
      ancestor = current.parent
    }
    return false
  }

  /// Returns whether the destination is a controller's scene, in this storyboard or another one.
  private func leads(to nib: _ControllerNib) -> Bool {
    let document = nib.loader.document
    guard let id = element["destination"],
      let destination = loader.document.scene(of: id)?.controller
    else { return false }
    guard destination.name == "viewControllerPlaceholder" else {
      return document === loader.document && nib.element.id == destination.id
    }
    guard document.file == "\(destination["storyboardName"] ?? "").storyboard" else { return false }
    let scene = destination["referencedIdentifier"].map { document.scene(named: $0) }
    return (scene ?? document.initialScene)?.controller === nib.element
  }

  // MARK: Making

  private func makeDestination(of source: UIViewController, sender: Any?) -> UIViewController? {
    guard let storyboard = loader.storyboard, let id = element["destination"],
      let scene = loader.document.scene(of: id)
    else {
      loader.document.report(
        element,
        "expected the id of a scene as destination, got \(element["destination"] ?? "none")"
      )
      return nil
    }
    guard let action = element["destinationCreationSelector"] else {
      return storyboard._instantiate(scene)
    }
    guard let make = NibClasses.first(of: source, { $0.segueActions[action] }) else {
      preconditionFailure(
        """
        -[\(type(of: source)) \(action)]: unrecognized selector sent to instance. Expected a segue \
        action that is registered with NibClass.
        """
      )
    }
    return storyboard._instantiate(scene) { [identifier] coder in
      make(source, coder, sender, identifier)
    }
  }

  private func makeSegue(
    _ source: UIViewController,
    _ destination: UIViewController,
    _ handler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    if let type = customType {
      return makeInstance(of: type, identifier, source, destination)
    }
    return UIStoryboardSegue(
      identifier: identifier,
      source: source,
      destination: destination,
      performHandler: handler
    )
  }

  private var customType: UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    let type = NibClasses.type(named: name, module: element["customModule"])
    guard let type = type as? UIStoryboardSegue.Type else {
      loader.document.report(
        element,
        "Unknown class \(name) in Interface Builder file: expected a class of segues"
      )
      return nil
    }
    return type
  }

  private func run(_ segue: UIStoryboardSegue) {
    if element.bool("animates") == false {
      UIView.performWithoutAnimation { segue.perform() }
    } else {
      segue.perform()
    }
  }

  // MARK: Showing

  private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    let animated = element.bool("animates") != false
    switch element["kind"] ?? "" {
    case "show", "push": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: animated)
    case let kind:
      loader.document.report(element, "UIKit does not know segues of kind \(kind)")
    }
  }

  /// Sets the presentation of a destination that is presented.
  private func arrange(_ destination: UIViewController, _ sender: Any?) {
    switch element["kind"] ?? "" {
    case "presentation", "modal", "popoverPresentation", "popover": break
    default: return
    }
    if let style = element.modalPresentationStyle { destination.modalPresentationStyle = style }
    if let style = element.modalTransitionStyle { destination.modalTransitionStyle = style }
    guard element["kind"]?.hasPrefix("popover") == true else { return }
    destination.modalPresentationStyle = .popover
    anchor(destination.popoverPresentationController, sender)
  }

  private func anchor(_ popover: UIPopoverPresentationController?, _ sender: Any?) {
    guard let popover else { return }
    let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    switch id.flatMap(loader.object) ?? sender as? NSObject {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = element.rect(key: "popoverAnchorRect") ?? view.bounds
    default: break
    }
    guard let arrow = element.child(key: "popoverArrowDirection") else { return }
    let sides: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let chosen = sides.filter { arrow.bool($0.0) == true }.map(\.1)
    if !chosen.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(chosen) }
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, sender: Any?) {
    let name = element["unwindAction"] ?? ""
    let action = Selector(_action: name)
    guard let destination = source._unwindDestination(of: action, sender: sender) else { return }
    let segue = makeSegue(source, destination) {}
    segue._handler = { [unowned segue] in source._unwind(by: segue) }
    source.prepare(for: segue, sender: sender)
    action._send(to: destination, sender: segue)
    run(segue)
  }
}

extension InterfaceElement {
  var modalPresentationStyle: UIModalPresentationStyle? {
    choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
        "blurOverFullScreen": .overFullScreen,
      ]
    )
  }

  var modalTransitionStyle: UIModalTransitionStyle? {
    choice(
      "modalTransitionStyle",
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
      ]
    )
  }
}

// MARK: - Connections

extension InterfaceLoader {
  /// Lets an object perform a segue.
  func connectSegue(of object: NSObject, _ element: InterfaceElement) {
    let segue = InterfaceSegue(element, of: self)
    switch (element["kind"], object) {
    case ("relationship", let controller as UIViewController):
      relate(controller, element)
    case ("embed", let view as UIView):
      if let controller { segue.embed(in: view, of: controller) }
    case (_, is UIViewController):
      // A segue of the controller itself is performed by its identifier.
      break
    case (_, let cell as UITableViewCell):
      if element["trigger"] == "accessoryAction" {
        cell._accessorySegue = segue
      } else {
        cell._segue = segue
      }
    case (_, let cell as UICollectionViewCell): cell._segue = segue
    case (_, let control as UIControl):
      let trigger: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      let perform = performing(segue)
      control.addAction(
        UIAction { action in perform(action.sender) },
        for: element["eventType"] == nil ? trigger : .primaryActionTriggered
      )
    case (_, let item as UIBarButtonItem):
      let perform = performing(segue)
      item._segue = { [weak item] in perform(item) }
    case (_, let recognizer as UIGestureRecognizer):
      recognizer._addSegue(performing(segue))
    default:
      document.report(element, "UIKit knows no segues of \(type(of: object))")
    }
  }

  private func performing(_ segue: InterfaceSegue) -> (Any?) -> Void {
    { [weak self] sender in
      guard let controller = self?.controller else { return }
      segue.performIfAllowed(from: controller, sender: sender)
    }
  }

  /// Gives a container a controller of its own from the start.
  private func relate(_ container: UIViewController, _ element: InterfaceElement) {
    guard let id = element["destination"], let scene = document.scene(of: id),
      let child = storyboard?._instantiate(scene)
    else {
      document.report(
        element,
        "expected the id of a scene, got \(element["destination"] ?? "none")"
      )
      return
    }
    switch (element["relationship"], container) {
    case ("rootViewController", let navigation as UINavigationController):
      navigation.viewControllers = [child]
    case ("viewControllers", let tabs as UITabBarController):
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
    case ("masterViewController", let split as UISplitViewController):
      split.setViewController(child, for: .primary)
    case ("detailViewController", let split as UISplitViewController):
      split.setViewController(child, for: .secondary)
    case ("compactViewController", let split as UISplitViewController):
      split.setViewController(child, for: .compact)
    default:
      document.report(
        element,
        "UIKit does not know the relationship \(element["relationship"] ?? "") of "
          + "\(type(of: container))"
      )
    }
  }
}
