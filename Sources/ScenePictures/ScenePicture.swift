public import CairoDrawing
import UIKit
public import UIKitHosting
public import VectorDrawing

/// A picture of a scene, drawn without a browser.
///
/// Frames come from layout; texts are the glyph outlines that layout has measured. The looks of the
/// system's parts come from `UIKitHosting`, which pages use, too.
@MainActor
public struct ScenePicture {
  private let content: Drawing
  /// The number of pixels per point.
  public let scale: Double

  /// Creates a picture of a scene's current contents, including typed text; nil for a scene that is
  /// not UIKit's.
  ///
  /// - Parameters:
  ///   - scene: The scene, which commits its changes.
  ///   - scale: The number of pixels per point.
  /// - Complexity: O(n) for n nodes.
  public init?(of scene: any HostedScene, scale: Double = 1) {
    guard let runtime = scene as? _SceneRuntime else { return nil }
    self.scale = scale
    content = runtime.drawing(scale: scale)
  }

  /// Returns the drawing of the window.
  public func drawing() -> Drawing { content }

  /// Returns the pixels of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func bitmap() throws(DrawingRasterizer.Failure) -> DrawingBitmap {
    try DrawingRasterizer(scale: scale, isOpaque: true).bitmap(of: content)
  }

  /// Returns a PNG of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func png() throws(DrawingRasterizer.Failure) -> [UInt8] {
    try DrawingRasterizer(scale: scale, isOpaque: true).png(of: content)
  }
}
