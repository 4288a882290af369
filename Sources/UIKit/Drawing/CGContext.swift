public import Foundation
import VectorDrawing

/// Records what is drawn.
///
/// In Apple's SDK it is Core Graphics', which UIKit brings along. What a view or an image renderer draws
/// stays a list of commands, sharp at every scale; a context of a bitmap becomes pixels when an image is
/// made of it, or after each step where the app has given it memory.
public final class CGContext: Hashable {
  /// What `saveGState()` keeps.
  struct State {
    var transform = DrawingTransform.identity
    var fill = DrawingColor.black
    var stroke = DrawingColor.black
    var line = DrawingStroke()
    var style = DrawingStyle()
    /// The rectangle around what paint may reach, in points with y down; nil for all.
    var clip: DrawingRect?
    var interpolation = CGInterpolationQuality.default
  }

  var state = State()
  var saved: [State] = []
  var commands: [DrawingCommand] = []
  /// The current path, in the coordinates of the current transform.
  var current = CGMutablePath()
  /// Transparency layers that have not ended, and how deep states were saved when each began.
  var layers: [Int] = []

  /// Points.
  let size: CGSize
  /// Pixels for each point.
  let _scale: CGFloat
  /// From the points that the app draws in, before its own transforms, to points with y down.
  let base: DrawingTransform
  private let memory: BitmapMemory?

  /// A context with y down, as views have it.
  init(_size size: CGSize, scale: CGFloat) {
    self.size = size
    _scale = scale
    base = .identity
    memory = nil
  }

  /// A context of pixels, with y up; nil for sizes and layouts that there are not.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes, which is written after each step; nil for none of
  ///     the app's own.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: At least four for each pixel, or one in grey; 0 for as many as that, without memory of
  ///     the app's own.
  ///   - space: Of red, green and blue, or grey.
  ///   - bitmapInfo: `CGImageAlphaInfo` with the order of bytes.
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

  /// What was drawn until now.
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

  /// Nothing happens without a state that was saved.
  public func restoreGState() {
    guard saved.count > layers.last ?? 0, let last = saved.popLast() else { return }
    keepPath(under: last.transform)
    state = last
    commands.append(.restore)
  }

  /// The current path stays where it is.
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

  /// Radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// From points to pixels, of which the first is at the bottom left.
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

  /// The memory of the pixels as they are now; where the app has given none, it does not follow what is
  /// drawn later until it is asked for again.
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
