public import Foundation

/// A storyboard file of the app: scenes with view controllers, and segues between them.
///
/// The file is read as Xcode writes it; there is no storyboard compiler on this platform. Copy it as
/// a resource of the package. Classes, outlets and actions of the app are found through
/// ``NibClass``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let _document: InterfaceDocument
  private let bundle: Bundle
  private let name: String

  /// Finds a storyboard in a bundle, by default the main one; traps if there is none, or if the file
  /// cannot be read.
  ///
  /// As with other resources, the file is looked for in the folder of the app's language, in
  /// `Base.lproj` and in the bundle itself. A file of strings with its name translates its texts.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    do {
      guard
        let document = try InterfaceFiles.document(named: name, type: "storyboard", in: bundle)
      else {
        preconditionFailure(
          "Could not find a storyboard named '\(name)' in bundle \(bundle.bundleURL.path)."
        )
      }
      _document = document
    } catch {
      preconditionFailure("The storyboard '\(name)' cannot be read. \(error)")
    }
    super.init()
  }

  init(_ document: InterfaceDocument, in bundle: Bundle) {
    name = document.file
    self.bundle = bundle
    _document = document
    super.init()
  }

  /// Creates the initial view controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    _document.initialScene.flatMap { _instantiate($0) }
  }

  /// Creates the initial view controller by a closure.
  ///
  /// - Parameter creator: Returns a controller made by its `init?(coder:)`, perhaps with further
  ///   arguments; nil for the storyboard's own class.
  /// - Returns: Nil if the storyboard has no initial view controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    _document.initialScene.flatMap { _instantiate($0, creator: creator) } as? ViewController
  }

  /// Creates the view controller with an identifier; traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil)
  }

  /// Creates the view controller with an identifier by a closure; traps if there is none.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator: creator)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "Expected a \(ViewController.self) with identifier '\(identifier)', got \(type(of: made))."
      )
    }
    return controller
  }

  private func controller(
    _ identifier: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let scene = _document.scene(named: identifier),
      let controller = _instantiate(scene, creator: creator)
    else {
      preconditionFailure(
        """
        Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'. \
        It has: \(_document.sceneNames.joined(separator: ", ")).
        """
      )
    }
    return controller
  }

  /// The tint of all windows, which Interface Builder calls the global tint; nil for the system's.
  final var _globalTint: UIColor? {
    InterfaceLoader(_document, in: bundle).color("tintColor", of: _document.root)
  }

  // MARK: Making controllers

  /// How many controllers are being made, one for another.
  private static var depth = 0

  /// Makes a scene's controller, with those that relationships and references lead to.
  final func _instantiate(
    _ scene: InterfaceScene,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    precondition(
      Self.depth <= 30,
      "Expected relationships and references that end, got a circle in '\(name)'."
    )
    if element.name == "viewControllerPlaceholder" { return referred(by: element) }
    let loader = InterfaceLoader(_document, in: bundle, storyboard: self, scene: scene)
    let made: NSObject?
    if let controller = creator?(InterfaceCoder(element, of: loader)) {
      if loader.object(element.id) !== controller { loader.adopt(controller, as: element) }
      made = controller
    } else {
      made = loader.make(element)
    }
    guard let controller = made as? UIViewController else { return nil }
    loader.finish()
    return controller
  }

  /// Makes the controller of another storyboard.
  private func referred(by element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    if let identifier = element["referencedIdentifier"] {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    return storyboard.instantiateInitialViewController()
  }
}
