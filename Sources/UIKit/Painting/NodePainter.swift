import UIKitHosting
import VectorDrawing

/// Draws nodes and their descendants, from back to front.
@MainActor
struct NodePainter {
  let geometry: NodeGeometry
  let tree: RenderTree

  /// A node with its drawing context.
  struct Place {
    let node: RenderTree.Node
    /// The bounds relative to the node's own corner.
    let bounds: DrawingRect
    var look: Look

    var id: NodeID { node.id }
  }

  /// Draws a node at the canvas's origin.
  func draw(_ id: NodeID, _ look: Look, size: SizeValue? = nil, on canvas: inout Canvas) {
    guard let node = tree[id], !node.isHidden, let size = size ?? geometry.size(of: id) else {
      return
    }
    let bounds = DrawingRect(x: 0, y: 0, width: size.width, height: size.height)
    let place = Place(node: node, bounds: bounds, look: look.within(node))
    if node.layer?.effects?.keepsDepth == true { return drawInSpace(place, on: &canvas) }
    let transform = place.spatialTransform
    if place.hidesBack, transform?.showsBack == true { return }
    canvas.saving { canvas in
      if let transform { canvas.transform(by: transform.projection) }
      drawInPlace(place, on: &canvas)
    }
  }

  /// Draws a node without its transform.
  func drawInPlace(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    canvas.saving { canvas in
      if let mask = node.mask { canvas.clip(to: mask.path, isEvenOdd: mask.isEvenOdd) }
      let shadow = node.layer?.effects?.shadow
      let style = DrawingStyle(
        alpha: node.alpha,
        shadow: shadow.flatMap { $0.isOfContent ? DrawingShadow($0) : nil }
      )
      if let gradient = node.mask?.gradient {
        canvas.grouping(style) { canvas in
          drawAll(place, on: &canvas)
          canvas.grouping(DrawingStyle(blend: .destinationIn)) { canvas in
            let rect = DrawingRect(gradient.rect)
            gradient.gradient.draw(DrawingPath(rect: rect), rect, on: &canvas)
          }
        }
      } else if node.alpha < 1 || style.shadow != nil {
        canvas.grouping(style) { drawAll(place, on: &$0) }
      } else {
        drawAll(place, on: &canvas)
      }
    }
  }

  /// Draws a node without its transform, as opaque and visible.
  func drawRoot(_ id: NodeID, _ look: Look, on canvas: inout Canvas) {
    guard let node = tree[id], let size = geometry.size(of: id) else { return }
    let bounds = DrawingRect(x: 0, y: 0, width: size.width, height: size.height)
    drawAll(Place(node: node, bounds: bounds, look: look.within(node)), on: &canvas)
  }

  private func drawAll(_ place: Place, on canvas: inout Canvas) {
    let shape = DrawingPath(canvas.onPixels(place.bounds), radii: radii(of: place.node.layer))
    if let shadow = place.node.layer?.effects?.shadow, !shadow.isOfContent {
      drawShadow(shadow, of: place, on: &canvas)
    }
    drawSurface(place, shape, on: &canvas)
    let clips = place.node.clipsToBounds || place.node.kind.clips
    if clips {
      canvas.saving { canvas in
        canvas.clip(to: shape)
        drawContent(place, on: &canvas)
      }
    } else {
      drawContent(place, on: &canvas)
    }
    drawBorder(place, on: &canvas)
  }

  // MARK: Surfaces

  private func radii(of layer: LayerValue?) -> [Double] {
    guard let layer, layer.cornerRadius > 0 else { return [0, 0, 0, 0] }
    let clockwise: [LayerValue.Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return clockwise.map { layer.corners.contains($0) ? layer.cornerRadius : 0 }
  }

  private func drawShadow(_ shadow: ShadowValue, of place: Place, on canvas: inout Canvas) {
    let rect = place.bounds.inset(by: -shadow.spread, -shadow.spread)
    var radii = radii(of: place.node.layer)
    if radii == [0, 0, 0, 0] { radii = radii.map { _ in shadow.radiusOfCorners } }
    canvas.shadow(of: DrawingPath(rect, radii: radii), DrawingShadow(shadow))
  }

  private func drawSurface(_ place: Place, _ shape: DrawingPath, on canvas: inout Canvas) {
    let node = place.node
    guard !node.kind.hasPanel else { return }
    let material = node.layer?.effects?.material
    if let material {
      canvas.fill(
        shape,
        material: place.look.color(material.color),
        blur: material.blur,
        saturation: material.saturation
      )
    }
    // A material's colour is the background of its view.
    if let color = node.background, color != material?.color, node.kind != .cell {
      canvas.fill(shape, place.look.color(color))
    }
    if let gradient = node.gradient { gradient.draw(shape, place.bounds, on: &canvas) }
    if let drawing = node.drawing {
      canvas.saving { canvas in
        canvas.clip(to: shape)
        canvas.add(.image(.drawing(drawing), in: place.bounds, DrawingStyle()))
      }
    }
  }

  private func drawBorder(_ place: Place, on canvas: inout Canvas) {
    guard let layer = place.node.layer, layer.borderWidth > 0 else { return }
    let half = layer.borderWidth / 2
    let radii = radii(of: layer).map { max(0, $0 - half) }
    canvas.stroke(
      DrawingPath(place.bounds.inset(by: half, half), radii: radii),
      DrawingStroke(width: layer.borderWidth),
      DrawingColor(rgba: layer.borderColor)
    )
  }

  // MARK: Content

  private func drawContent(_ place: Place, on canvas: inout Canvas) {
    switch place.node.kind {
    case .window: drawWindow(place, on: &canvas)
    case .navigation: drawNavigation(place, on: &canvas)
    case .page: drawPage(place, on: &canvas)
    case .navigationBar: drawNavigationBar(place, on: &canvas)
    case .tabs: drawTabs(place, on: &canvas)
    case .tabBar: drawTabBar(place, on: &canvas)
    case .toolbar: drawToolbar(place, on: &canvas)
    case .barButton: drawBarButton(place, on: &canvas)
    case .sheet: drawSheet(place, on: &canvas)
    case .alert: drawAlert(place, on: &canvas)
    case .menu: drawMenu(place, on: &canvas)
    case .table: drawTable(place, on: &canvas)
    case .tableSection: drawSection(place, on: &canvas)
    case .sectionHeader: drawSectionHeader(place, on: &canvas)
    case .cell: drawCell(place, on: &canvas)
    case .label: drawLabel(place, on: &canvas)
    case .image: drawImage(place, on: &canvas)
    case .button: drawButton(place, on: &canvas)
    case .switchControl: drawSwitch(place, on: &canvas)
    case .slider: drawSlider(place, on: &canvas)
    case .progress: drawProgress(place, on: &canvas)
    case .stepper: drawStepper(place, on: &canvas)
    case .segmentedControl: drawSegments(place, on: &canvas)
    case .activityIndicator: drawSpinner(place, on: &canvas)
    case .pageControl: drawPageControl(place, on: &canvas)
    case .textField: drawField(place, on: &canvas)
    case .textView: drawTextView(place, on: &canvas)
    case .searchBar: drawSearchBar(place, on: &canvas)
    case .picker: drawPicker(place, on: &canvas)
    case .split: drawSplit(place, on: &canvas)
    case .inputViews:
      canvas.draw(.inputView, in: place.bounds, place.look)
      drawChildren(of: place, on: &canvas)
    case .sectionIndex: drawIndex(place, on: &canvas)
    default: drawChildren(of: place, on: &canvas)
    }
  }

  /// Draws the children of a node at their layout positions.
  func drawChildren(
    of place: Place,
    where isDrawn: (RenderTree.Node) -> Bool = { _ in true },
    on canvas: inout Canvas
  ) {
    let children = place.node.children.compactMap { tree[$0] }.filter(isDrawn)
    for child in children.sorted(by: { depth(of: $0) < depth(of: $1) }) {
      draw(child.id, in: place.id, place.look, on: &canvas)
    }
  }

  /// Returns the drawing order of a node; `sorted` keeps the order of equal ones.
  private func depth(of node: RenderTree.Node) -> Double {
    Double(node.level) + (node.layer?.effects?.zPosition ?? 0)
  }

  /// Draws a node at its layout position in an ancestor.
  func draw(_ id: NodeID, in ancestor: NodeID, _ look: Look, on canvas: inout Canvas) {
    guard let rect = geometry.rect(of: id, in: ancestor) else { return }
    canvas.saving { canvas in
      canvas.move(by: rect.x, rect.y)
      draw(id, look, on: &canvas)
    }
  }

  // MARK: Texts and images

  /// Returns the text attributes of a node, for runs without their own.
  func defaults(of place: Place, _ color: DrawingColor) -> TextPainter.Defaults {
    let font = place.node.font ?? FontValue(pointSize: 17)
    return TextPainter.Defaults(
      font: font,
      size: font.pointSize(in: geometry.traits(of: place.id)),
      color: color
    )
  }

  private func drawLabel(_ place: Place, on canvas: inout Canvas) {
    if let lines = place.node.lines {
      let color = place.look.textColor(place.node.textColor ?? SystemColors.label)
      canvas.saving { canvas in
        if lines.isClipped { canvas.clip(to: DrawingPath(rect: place.bounds)) }
        TextPainter(look: place.look).draw(lines, defaults(of: place, color), on: &canvas)
      }
    }
    drawChildren(of: place, on: &canvas)
  }

  private func drawImage(_ place: Place, on canvas: inout Canvas) {
    if let image = place.node.image {
      let painter = ImagePainter(look: place.look, color: place.look.color(.tint))
      painter.draw(image, place.node.contentMode, in: place.bounds, on: &canvas)
    }
    drawChildren(of: place, on: &canvas)
  }
}

extension NodeKind {
  /// A Boolean value that indicates whether the node clips its content.
  fileprivate var clips: Bool {
    switch self {
    case .window, .navigation, .scrollView, .table, .collection: true
    default: false
    }
  }

  /// A Boolean value that indicates whether its background belongs to a panel in it.
  fileprivate var hasPanel: Bool { self == .sheet || self == .alert }
}

extension DrawingShadow {
  init(_ shadow: SystemShadow) {
    self.init(
      offset: DrawingPoint(shadow.x, shadow.y),
      blur: shadow.blur,
      color: DrawingColor(red: 0, green: 0, blue: 0, alpha: shadow.alpha)
    )
  }

  init(_ shadow: ShadowValue) {
    self.init(
      offset: DrawingPoint(shadow.x, shadow.y),
      blur: 2 * shadow.radius,
      color: DrawingColor(rgba: shadow.color)
    )
  }
}
