import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// The arrows of the graph, beside the parts that they connect.
final class GraphArrowsView: ProgrammaticView {
  /// The distance in points between two lanes, and between the first lane and the parts.
  static let laneWidth: CGFloat = 14

  /// The frames of the nodes in this view's coordinates, in order.
  private var frames: [CGRect] = []
  private var edges: [GraphViewData.Edge] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    accessibilityElementsHidden = true
    contentMode = .redraw
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
      self.setNeedsDisplay()
    }
  }

  func show(_ edges: [GraphViewData.Edge], between frames: [CGRect]) {
    guard edges != self.edges || frames != self.frames else { return }
    self.edges = edges
    self.frames = frames
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    // Highlighted arrows are drawn over the others.
    for edge in edges.filter({ !$0.isHighlighted }) + edges.filter(\.isHighlighted) { draw(edge) }
  }

  private func draw(_ edge: GraphViewData.Edge) {
    guard frames.indices.contains(edge.from), frames.indices.contains(edge.to) else { return }
    let (from, to) = (frames[edge.from], frames[edge.to])
    let isRightward = edge.isStrong == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let side: CGFloat = isRightward ? 1 : -1
    let near = isRightward ? from.maxX : from.minX
    let far = near + side * Self.laneWidth * CGFloat(edge.lane + 1)
    // Arrows end nearer to the edge of a part than others begin there.
    let down: CGFloat = edge.to > edge.from ? 1 : -1
    let start = CGPoint(x: near, y: from.midY + down * from.height * 0.12)
    let end = CGPoint(x: near + side * 2, y: to.midY - down * to.height * 0.32)
    let color: UIColor = edge.isHighlighted ? .systemBlue : .secondaryLabel
    color.setStroke()
    color.setFill()
    let line = UIBezierPath()
    line.lineWidth = edge.isHighlighted ? 3 : 1.5
    line.lineJoinStyle = .round
    line.move(to: start)
    line.addLine(to: CGPoint(x: far, y: start.y))
    line.addLine(to: CGPoint(x: far, y: end.y))
    line.addLine(to: CGPoint(x: end.x + side * 6, y: end.y))
    if !edge.isStrong { line.setLineDash([5, 4], count: 2, phase: 0) }
    line.stroke()
    let head = UIBezierPath()
    head.move(to: end)
    head.addLine(to: CGPoint(x: end.x + side * 8, y: end.y - 5))
    head.addLine(to: CGPoint(x: end.x + side * 8, y: end.y + 5))
    head.close()
    head.fill()
  }
}
