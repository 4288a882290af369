import Foundation
import VectorDrawing

/// Rarely used state of a layer, allocated lazily.
@MainActor
final class LazyLayerState {
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  static let offset = CGSize(width: 0, height: -3)
  static let middle = CGPoint(x: 0.5, y: 0.5)

  var cornerCurve = CALayerCornerCurve.circular
  var shadowColor: CGColor? = black
  var shadowOpacity: Float = 0
  var shadowOffset = offset
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var transform = CATransform3D.identity
  var isDoubleSided = true
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var filters: StoredLayerFilters?
  var timing: StoredLayerTiming?
  var needsDisplayOnBoundsChange = false
  var sublayerTransform = CATransform3D.identity
  var anchorPoint = middle
  var zPosition: CGFloat = 0
  var mask: CALayer?
  var rasterizes = false
  var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether sublayers were ever added.
  var hasLayers = false
  // State of a layer without its own view.
  var frame = CGRect.zero
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var pendingSublayers: [CALayer] = []
  /// The superlayer while the layer is not shown.
  weak var pendingSuperlayer: CALayer?
  var animations: LayerAnimations?
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var needsDisplay = false
  /// The drawing that `draw(in:)` recorded.
  var drawn: Drawing?
  var ownValues: [String: Any] = [:]
}
