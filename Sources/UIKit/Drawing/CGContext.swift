public import Foundation
import VectorDrawing

/// A context that records drawing commands.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports. Drawings of views and image
/// renderers remain lists of commands, sharp at every scale. A bitmap context is rasterised when an
/// image is made, or after each step if the app has provided its memory.
public final class CGContext: Hashable {
  /// The state that `saveGState()` saves.
  struct State {
    var transform = DrawingTransform.identity
    var fill = DrawingPaint.color(.black)
    var stroke = DrawingPaint.color(.black)
    var line = DrawingStroke()
    var style = DrawingStyle()
    /// The bounding box of the clip, in points with y down; nil without a clip.
    var clip: DrawingRect?
    var interpolation = CGInterpolationQuality.default
  }

  var state = State()
  var saved: [State] = []
  var commands: [DrawingCommand] = []
  /// The current path, in the coordinates of the current transform.
  var current = CGMutablePath()
  /// The stack of open transparency layers: the number of saved states at the beginning of each.
  var layers: [Int] = []

  /// The size, in points.
  let size: CGSize
  /// The scale factor: pixels per point.
  let _scale: CGFloat
  /// The transform from user space, before the app's transforms, to points with y down.
  let base: DrawingTransform
  private let memory: BitmapMemory?

  /// Creates a context with y down, for views.
  init(_size size: CGSize, scale: CGFloat) {
    self.size = size
    _scale = scale
    base = .identity
    memory = nil
  }

  /// Creates a bitmap context with y up; nil for invalid sizes and unsupported layouts.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes, which is written after each step; nil to let
  ///     the context allocate it.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: At least four per pixel, or one for gray; 0 for the minimum, if `data` is
  ///     nil.
  ///   - space: An RGB or gray colour space.
  ///   - bitmapInfo: `CGImageAlphaInfo` combined with the byte order.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard
      let memory = BitmapMemory(
        data,
        width: width,
        height: height,
        bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space,
        bitmapInfo: bitmapInfo
      )
    else { return nil }
    self.init(memory)
  }

  private init(_ memory: BitmapMemory) {
    self.memory = memory
    size = CGSize(width: memory.width, height: memory.height)
    _scale = 1
    base = DrawingTransform(1, 0, 0, -1, 0, Double(memory.height))
    commands = [.transform(base)]
  }

  public static func == (a: CGContext, b: CGContext) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The drawing so far.
  var _drawing: Drawing {
    var all = commands
    all += layers.map { _ in .endGroup }
    all += saved.map { _ in .restore }
    return Drawing(commands: all, width: Double(size.width), height: Double(size.height))
  }

  func add(_ command: DrawingCommand) {
    commands.append(command)
    if let memory, !memory.isOwn { memory.show(_drawing) }
  }

  // MARK: State and transform

  public func saveGState() {
    saved.append(state)
    commands.append(.save)
  }

  /// Restores the last saved state, if any.
  public func restoreGState() {
    guard saved.count > layers.last ?? 0, let last = saved.popLast() else { return }
    keepPath(under: last.transform)
    state = last
    commands.append(.restore)
  }

  /// Keeps the current path in place when the transform changes.
  private func keepPath(under new: DrawingTransform) {
    guard !current.isEmpty, new != state.transform, let inverse = new.inverse else { return }
    current._change { $0 = $0.transformed(by: state.transform.concatenating(inverse)) }
  }

  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform._drawing.concatenating(state.transform)
    keepPath(under: new)
    state.transform = new
    commands.append(.transform(transform._drawing))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The transform from points to pixels, with the origin at the bottom left.
  public var ctm: CGAffineTransform {
    let scale = Double(_scale)
    let device = DrawingTransform(scale, 0, 0, -scale, 0, scale * Double(size.height))
    return CGAffineTransform(
      _drawing: state.transform.concatenating(base).concatenating(device)
    )
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }

  // MARK: Of bitmaps; 0 and nil for views

  public var width: Int { memory?.width ?? 0 }
  public var height: Int { memory?.height ?? 0 }
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { memory.map { 8 * $0.bytesPerPixel } ?? 0 }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }

  /// The memory of the current pixels.
  ///
  /// Memory that the context owns is updated only when this property is read.
  public var data: UnsafeMutableRawPointer? {
    if let memory, memory.isOwn { memory.show(_drawing) }
    return memory?.data
  }

  public var colorSpace: CGColorSpace? { memory?.space }
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }
  public var alphaInfo: CGImageAlphaInfo { memory?.alphaInfo ?? .none }

  public func flush() {}
  public func synchronize() {}
}
