import Foundation

/// What a controller remembers of the storyboard or nib that it is made from.
@MainActor
final class _ControllerNib {
  let loader: InterfaceLoader
  let element: InterfaceElement

  init(_ loader: InterfaceLoader, _ element: InterfaceElement) {
    self.loader = loader
    self.element = element
  }

  /// The segues with an identifier: those of the scene, in cells too.
  private lazy var segues: [String: InterfaceElement] = {
    var segues: [String: InterfaceElement] = [:]
    for (_, element) in loader.scene?.elements ?? [:] where element.name == "segue" {
      if let identifier = element["identifier"] { segues[identifier] = element }
    }
    return segues
  }()

  func segue(_ identifier: String) -> InterfaceSegue? {
    segues[identifier].map { InterfaceSegue($0, of: loader) }
  }
}

extension UIViewController {
  final func _performSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = _nib?.segue(identifier) else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(from: self, sender: sender)
  }

  // MARK: The view

  /// Makes the view that the storyboard or nib describes, with all that belongs to it.
  ///
  /// - Returns: False if there is none.
  final func _loadNibView() -> Bool {
    if let nib = _nib, let element = nib.element.child(key: "view") {
      let loader = nib.loader.inner()
      loader.controller = self
      guard let view = loader.makeView(element) else { return false }
      self.view = view
      for object in nib.loader.scene?.objects ?? []
      where object !== nib.element && !["placeholder", "exit"].contains(object.name) {
        _keep(loader.make(object))
      }
      loader.finish()
      return true
    }
    guard let nib = _namedNib else { return false }
    nib.instantiate(withOwner: self)
    precondition(
      _loadedView != nil,
      "-[\(type(of: self)) loadView]: loaded the nib but the view outlet was not set."
    )
    return true
  }

  /// Keeps an object at the top of the scene as long as the controller.
  private func _keep(_ object: NSObject?) {
    if let object { _nibObjects.append(object) }
  }

  /// The nib with the name that was given, or with that of the class: "ListView" or
  /// "ListViewController" for a ListViewController.
  private var _namedNib: UINib? {
    let bundle = nibBundle ?? .main
    if let nibName {
      guard let nib = UINib._named(nibName, in: bundle) else {
        preconditionFailure(
          "Could not load NIB in bundle \(bundle.bundleURL.path) with name '\(nibName)'."
        )
      }
      return nib
    }
    return _NibNames.nib(for: type(of: self), in: nibBundle)
  }

  // MARK: Unwinding

  /// Returns the controller that an unwind segue leads to, which comes before this one: below it on
  /// a navigation stack, around it, or presenting it.
  final func _unwindDestination(of action: Selector, sender: Any?) -> UIViewController? {
    var seen: Set<ObjectIdentifier> = []
    func search(_ controller: UIViewController) -> UIViewController? {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
      let source = UIStoryboardUnwindSegueSource(self, action, sender)
      for child in controller.allowedChildrenForUnwinding(from: source) {
        if let found = search(child) { return found }
      }
      let accepts = controller.canPerformUnwindSegueAction(action, from: self, sender: sender)
      return controller !== self && accepts ? controller : nil
    }
    seen.insert(ObjectIdentifier(self))
    var controller: UIViewController? = self
    while let current = controller {
      if let parent = current.parent {
        if let found = search(parent) { return found }
        controller = parent
      } else if let presenting = current._presentedBy?.presenting {
        if let found = search(presenting) { return found }
        controller = presenting
      } else {
        controller = nil
      }
    }
    return nil
  }

  /// Shows the destination of an unwind segue, which comes before this one: the controllers that
  /// contain it reveal it, outermost first, and what covers it is dismissed.
  final func _unwind(by segue: UIStoryboardSegue) {
    let destination = segue.destination
    for step in unwindPath(to: destination) {
      step.container.unwind(for: segue, towards: step.next)
    }
    if destination.presentedViewController != nil {
      destination.dismiss(animated: UIView.areAnimationsEnabled)
    }
  }

  /// Returns the containers on the way from the first one that contains this controller as well.
  private func unwindPath(
    to destination: UIViewController
  ) -> [(container: UIViewController, next: UIViewController)] {
    var path: [(container: UIViewController, next: UIViewController)] = []
    var current = destination
    while let container = current.parent {
      path.insert((container, current), at: 0)
      if _isInside(container) { break }
      current = container
    }
    return path
  }

  /// Returns whether a controller contains this one, or has presented it or a container of it.
  private func _isInside(_ container: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === container { return true }
      controller = current.parent ?? current._presentedBy?.presenting
    }
    return false
  }
}

/// The names of nibs by class: most controllers have none, and each looks for one.
@MainActor
private enum _NibNames {
  private static var names: [ObjectIdentifier: [String]] = [:]

  /// Returns the nib of a class in a bundle; nil stands for the main bundle and the class's own.
  static func nib(for type: UIViewController.Type, in bundle: Bundle?) -> UINib? {
    // The class's own name alone: a subclass does not share its superclass's nib.
    let known = names[ObjectIdentifier(type)]
    let candidates = known ?? Self.candidates(for: type)
    for name in candidates {
      for bundle in bundle.map({ [$0] }) ?? [.main, ._containing(type)] {
        if let nib = UINib._named(name, in: bundle) { return nib }
      }
    }
    names[ObjectIdentifier(type)] = []
    return nil
  }

  private static func candidates(for type: UIViewController.Type) -> [String] {
    let name = String(describing: type)
    // A generic class has no nib.
    if name.contains("<") || name.hasPrefix("UI") { return [] }
    return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [
      name
    ]
  }
}
