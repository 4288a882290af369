import Foundation

/// Makes the objects of a part of a storyboard or nib: a controller's scene, its view, one cell of a
/// prototype, or a whole nib.
///
/// The order is Apple's: an object reads its element in `init?(coder:)`; then come the constraints,
/// the runtime attributes, the connections, embedded controllers, and `awakeFromNib()`.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle
  /// The storyboard and the scene that the objects are of; nil for a nib.
  let storyboard: UIStoryboard?
  let scene: InterfaceScene?
  /// The loader of the objects around these, which connections may refer to.
  let parent: InterfaceLoader?
  private weak var ownController: UIViewController?
  /// The objects by identifier, weak because a controller keeps its loader.
  private var known: [String: Known] = [:]
  /// The objects in the order in which they were made, until they are complete.
  private(set) var made: [(element: InterfaceElement, object: NSObject)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []
  /// Connections to objects that are made later, with the controller's view.
  private var pending: [(connections: [InterfaceElement], object: NSObject)] = []

  /// Segues of container views, which are performed when all outlets are connected.
  var embeds: [(segue: InterfaceElement, object: NSObject)] = []

  private struct Known {
    weak var object: NSObject?
  }

  init(
    _ document: InterfaceDocument,
    in bundle: Bundle,
    storyboard: UIStoryboard? = nil,
    scene: InterfaceScene? = nil,
    parent: InterfaceLoader? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.scene = scene
    self.parent = parent
  }

  /// Returns a loader for objects within this one's.
  func inner() -> InterfaceLoader {
    InterfaceLoader(document, in: bundle, storyboard: storyboard, scene: scene, parent: self)
  }

  /// The controller whose scene or view is loaded; nil in a nib.
  var controller: UIViewController? {
    get { ownController ?? parent?.controller }
    set { ownController = newValue }
  }

  // MARK: Objects

  /// Returns the object with an identifier; nil if it was not made, or is gone.
  func object(_ id: String) -> NSObject? {
    known[id]?.object ?? parent?.object(id)
  }

  /// Takes an object that exists as that of an element.
  func adopt(_ object: NSObject, as element: InterfaceElement) {
    element.skip()
    known[element.id] = Known(object: object)
    made.append((element, object))
  }

  /// Takes an object that stands outside of the file, such as the owner of a nib.
  func refer(to object: NSObject, as id: String) {
    known[id] = Known(object: object)
  }

  /// Makes the object of an element.
  ///
  /// - Returns: Nil if the element or its class is unknown, which is reported, or if `init?(coder:)`
  ///   returns nil.
  func make(_ element: InterfaceElement) -> NSObject? {
    element.skip()
    guard let base = InterfaceClasses.type(of: element.name) else {
      document.report(element, "UIKit does not know the element \(element.name); it is left out")
      return nil
    }
    let type = customType(of: element, over: base)
    let coder = InterfaceCoder(element, of: self)
    let object: NSObject?
    if let type = type as? UIView.Type {
      object = type.init(coder: coder)
    } else if let type = type as? UIViewController.Type {
      object = type.init(coder: coder)
    } else if let type = type as? UICollectionViewLayout.Type {
      object = type.init(coder: coder)
    } else if let type = type as? UIBarItem.Type {
      object = type.init(coder: coder)
    } else if let type = type as? UINavigationItem.Type {
      object = type.init(coder: coder)
    } else {
      let made = makeInstance(of: type)
      if let recognizer = made as? UIGestureRecognizer { configure(recognizer, element) }
      object = made
    }
    guard let object else {
      document.report(element, "\(type).init?(coder:) returned nil")
      return nil
    }
    if known[element.id]?.object !== object { adopt(object, as: element) }
    return object
  }

  func makeView(_ element: InterfaceElement) -> UIView? {
    make(element) as? UIView
  }

  /// Returns the class that an element names, or the given one if there is no such class.
  private func customType(of element: InterfaceElement, over base: NSObject.Type) -> NSObject.Type {
    let module = element["customModule"]
    _ = element["customModuleProvider"]
    guard let name = element["customClass"], !document.ignoresClasses else { return base }
    let full = module.map { "\($0).\(name)" } ?? name
    guard let type = NibClasses.type(named: name, module: module) else {
      document.report(
        element,
        "Unknown class \(full) in Interface Builder file: expected a class of the app, used \(base)"
      )
      return base
    }
    guard type.isSubclass(of: base) else {
      document.report(element, "expected \(full) to inherit from \(base), used \(base)")
      return base
    }
    return type
  }

  /// Remembers the constraints that a view holds, which are made when all objects exist.
  func add(constraintsOf element: InterfaceElement, to view: UIView) {
    for constraint in element.list("constraints") { constraints.append((constraint, view)) }
  }

  /// Makes the layout guides of a view known.
  func add(guidesOf element: InterfaceElement, of view: UIView) {
    for guide in element.all("viewLayoutGuide") {
      guard let object = layoutGuide(guide["key"] ?? "", of: view) else {
        document.report(guide, "UIKit does not know the layout guide \(guide["key"] ?? "")")
        continue
      }
      refer(to: object, as: guide.id)
    }
  }

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  // MARK: Completing

  /// Completes the objects that were made.
  ///
  /// - Parameter placeholders: Objects from outside whose connections the file has.
  func finish(with placeholders: [(element: InterfaceElement, object: NSObject)] = []) {
    for (element, view) in constraints { makeConstraint(element, of: view) }
    constraints = []
    let objects = made
    vary(objects)
    if !document.ignoresClasses {
      for (element, object) in objects { setAttributes(of: object, element) }
      for (element, object) in placeholders + objects { connect(object, element) }
      connectPending()
      // An embedded controller is prepared by one that has its outlets.
      for (segue, object) in embeds { connectSegue(of: object, segue) }
      embeds = []
      for (_, object) in objects { awake(object) }
    }
    reportUnread(objects.map(\.element))
    made = []
  }

  private func vary(_ objects: [(element: InterfaceElement, object: NSObject)]) {
    let varied = objects.filter { $0.element.children.contains { $0.name == "variation" } }
    guard !varied.isEmpty, let view = objects.lazy.compactMap({ $0.object as? UIView }).first else {
      return
    }
    InterfaceVariations(varied, of: self).follow(view)
  }

  private func awake(_ object: NSObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UINavigationItem: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    default: break
    }
  }

  /// Makes connections later, when the objects with the controller's view exist.
  func postpone(_ connections: [InterfaceElement], of object: NSObject) {
    if !connections.isEmpty { pending.append((connections, object)) }
  }

  /// Makes the connections of the objects around these that lead to these.
  private func connectPending() {
    guard let parent else { return }
    let waiting = parent.pending
    parent.pending = []
    for (connections, object) in waiting { connect(object, by: connections) }
  }

  /// Reports attributes and children of objects that nobody has read.
  private func reportUnread(_ elements: [InterfaceElement]) {
    // The element of a prototype is read for each cell.
    for element in elements where !element.isReported {
      element.isReported = true
      for name in element.unreadAttributes where !InterfaceIgnored.attributes.contains(name) {
        document.report(
          element,
          "UIKit does not know \(name)=\"\(element[name] ?? "")\" of \(element.name); it has no effect"
        )
      }
      for child in element.children
      where !child.wasRead && !InterfaceIgnored.elements.contains(child.name) {
        let key = child["key"].map { " \($0)" } ?? ""
        document.report(
          child,
          "UIKit does not know the \(child.name)\(key) of \(element.name); it has no effect"
        )
        child.skip()
      }
    }
  }
}

/// What only Interface Builder itself reads.
enum InterfaceIgnored {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule",
    "customModuleProvider", "misplaced", "ambiguous", "fixedFrame",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "verifyAmbiguity", "wantsLayer",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "restorationIdentifier", "clearsContextBeforeDrawing", "colorLabel", "simulatedMetrics",
    "fontStyle", "preservesSuperviewLayoutMargins", "userComments",
    "automaticallyAdjustsScrollViewInsets",
    "propertyAccessControl",
  ]
  static let elements: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "simulatedNavigationBarMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedBottomBarMetrics", "simulatedTopBarMetrics",
    "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics",
    "modalFormSheetSimulatedSizeMetrics",
    "freeformSimulatedDetentMetrics", "designable", "rect", "frame", "nil", "variation",
    "attributedString",
    "attributes", "customFonts", "point",
  ]
}
