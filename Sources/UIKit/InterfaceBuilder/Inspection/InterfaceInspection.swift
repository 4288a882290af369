package import Foundation

/// A storyboard or nib that is laid out without its app's classes, to be compared with what
/// Interface Builder has written.
///
/// Every rectangle of a view that constraints place was computed by Apple's Auto Layout.
@MainActor
package final class InterfaceInspection {
  /// Views that belong together: those of a controller, or of one cell.
  package final class Screen {
    package let file: String
    /// The controller that shows the views; its view is the outermost one.
    package let controller: UIViewController
    /// The size of the outermost view in the file.
    package let size: CGSize
    /// Whether a navigation bar is above the view, and a tab bar below it.
    package let bars: (top: Bool, bottom: Bool)
    /// Whether the outermost view begins below an opaque bar.
    package let isBelowBar: Bool
    /// Whether the outermost view is one of a nib, which has the device's safe area in any size.
    package let isNibView: Bool
    fileprivate let views: [(element: InterfaceElement, view: UIView)]

    fileprivate init(
      _ file: String,
      _ controller: UIViewController,
      _ size: CGSize,
      _ bars: (top: Bool, bottom: Bool),
      isBelowBar: Bool,
      isNibView: Bool,
      _ views: [(element: InterfaceElement, view: UIView)]
    ) {
      self.file = file
      self.controller = controller
      self.size = size
      self.bars = bars
      self.isBelowBar = isBelowBar
      self.isNibView = isNibView
      self.views = views
    }
  }

  /// A rectangle in the file, and the one of our layout.
  package struct Rectangle {
    package let line: Int
    package let element: String
    package let id: String
    package let expected: CGRect
    package let got: CGRect
  }

  /// The identifier of the device for which the rectangles were computed: "retina6_12".
  package let device: String
  /// The version of Interface Builder; those since Xcode 11 are above 14,800.
  package let toolsVersion: Double
  package private(set) var screens: [Screen] = []
  private let document: InterfaceDocument

  /// - Throws: `InterfaceError` if the file cannot be read.
  package init(_ data: Data, file: String) throws {
    document = try InterfaceDocument(data, file: file)
    document.ignoresClasses = true
    device = document.root.child("device")?["id"] ?? ""
    let numbers = (document.root["toolsVersion"] ?? "").split(separator: ".").prefix(2)
    toolsVersion = Double(numbers.joined(separator: ".")) ?? 0
    if document.root["type"]?.contains("Storyboard") == true { readScenes() } else { readNib() }
  }

  private func readScenes() {
    let storyboard = UIStoryboard(document, in: .main)
    for scene in document.root.list("scenes").map({ InterfaceScene($0) }) {
      guard let element = scene.controller,
        let view = element.children.first(where: { $0["key"] == "view" })
      else { continue }
      let loader = InterfaceLoader(document, in: .main, storyboard: storyboard, scene: scene)
      add(view, loader.inner(), bars: bars(of: element))
    }
  }

  private func readNib() {
    for object in document.objects where InterfaceClasses.isView(object.name) {
      add(object, InterfaceLoader(document, in: .main), isNibView: object.name == "view")
    }
  }

  private func add(
    _ element: InterfaceElement,
    _ loader: InterfaceLoader,
    bars: Bars = Bars(),
    isNibView: Bool = false
  ) {
    let controller = UIViewController()
    loader.controller = controller
    let frame = element.rect(key: "frame") ?? .zero
    let size = frame.size
    guard size != .zero, let view = loader.makeView(element) else { return }
    controller.view = holder(of: view, size)
    let made = loader.made
    loader.finish()
    let cells = made.flatMap { prototypes(of: $0.element) }
    let views = made.compactMap { element, object in (object as? UIView).map { (element, $0) } }
    screens.append(
      Screen(
        document.file,
        controller,
        size,
        (bars.top, bars.bottom),
        isBelowBar: frame.minY > 0 || bars.isOpaque,
        isNibView: isNibView,
        views
      )
    )
    for cell in cells where cell.rect(key: "frame") != nil {
      add(cell, loader.inner())
    }
  }

  /// Returns the view, or one around it if it is a cell, which is no root view.
  private func holder(of view: UIView, _ size: CGSize) -> UIView {
    guard view is UITableViewCell || view is UICollectionReusableView else { return view }
    let holder = UIView(frame: CGRect(origin: .zero, size: size))
    holder.addSubview(view)
    view.frame = holder.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return holder
  }

  /// The prototypes of a table or collection view.
  private func prototypes(of element: InterfaceElement) -> [InterfaceElement] {
    switch element.name {
    case "tableView": element.list("prototypes")
    case "collectionView":
      element.list("cells") + element.children.filter { $0.name == "collectionReusableView" }
    default: []
    }
  }

  // MARK: Bars

  private struct Bars {
    var top = false
    var bottom = false
    /// Whether the bar above is opaque, so that views begin below it.
    var isOpaque = false
  }

  /// Returns which bars the containers of a controller have, by relationships and the segues to it.
  private func bars(of controller: InterfaceElement) -> Bars {
    var seen: Set<String> = []
    func search(_ id: String) -> Bars {
      guard seen.insert(id).inserted else { return Bars() }
      for (source, segue) in segues(to: id) {
        switch (segue["kind"], source.name) {
        case ("relationship", "navigationController"):
          let isShown = source.bool("navigationBarHidden") != true
          let isOpaque = source.child(key: "navigationBar")?.bool("translucent") == false
          return Bars(
            top: isShown,
            bottom: search(source.id).bottom,
            isOpaque: isShown && isOpaque
          )
        case ("relationship", "tabBarController"):
          var bars = search(source.id)
          bars.bottom = true
          return bars
        case ("show", _), ("push", _): return search(source.id)
        default: continue
        }
      }
      return Bars()
    }
    var found = search(controller.id)
    if controller.child(key: "simulatedTopBarMetrics") != nil { found.top = true }
    if controller.child(key: "simulatedBottomBarMetrics") != nil { found.bottom = true }
    return found
  }

  private lazy var allSegues: [(source: InterfaceElement, segue: InterfaceElement)] = {
    var found: [(InterfaceElement, InterfaceElement)] = []
    for scene in document.root.list("scenes").map({ InterfaceScene($0) }) {
      guard let controller = scene.controller else { continue }
      for element in scene.elements.values where element.name == "segue" {
        found.append((controller, element))
      }
    }
    return found.sorted { $0.1.line < $1.1.line }
  }()

  private func segues(
    to id: String
  ) -> [(source: InterfaceElement, segue: InterfaceElement)] {
    allSegues.filter { $0.segue["destination"] == id }
  }

  // MARK: Comparing

  /// Returns the rectangles of the views that constraints place, as they are laid out now.
  package func rectangles(of screen: Screen) -> [Rectangle] {
    screen.views.compactMap { element, view in
      guard element.bool("translatesAutoresizingMaskIntoConstraints") == false,
        !["misplaced", "ambiguous", "fixedFrame"].contains(where: { element.bool($0) == true }),
        view !== screen.controller.view, let expected = element.rect(key: "frame"),
        view.superview != nil
      else { return nil }
      return Rectangle(
        line: element.line,
        element: element.name,
        id: element.id,
        expected: expected,
        got: view.frame
      )
    }
  }

  /// Enlarges the texts of a screen, so that one sees which rectangles hang on them.
  package func enlargeTexts(of screen: Screen) {
    for (_, view) in screen.views {
      switch view {
      case let label as UILabel: label.font = label.font.withSize(label.font.pointSize * 1.2)
      case let button as UIButton:
        if let font = button.titleLabel?.font {
          button.titleLabel?.font = font.withSize(font.pointSize * 1.2)
        }
        button.configuration?.title?.append("mmm")
      case let field as UITextField:
        if let font = field.font { field.font = font.withSize(font.pointSize * 1.2) }
      case let text as UITextView:
        if let font = text.font { text.font = font.withSize(font.pointSize * 1.2) }
      case let control as UISegmentedControl:
        for index in 0..<control.numberOfSegments {
          control.setTitle((control.titleForSegment(at: index) ?? "") + "mmm", forSegmentAt: index)
        }
      default: break
      }
    }
  }
}
