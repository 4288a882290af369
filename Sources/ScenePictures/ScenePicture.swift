public import CairoDrawing
import UIKit
public import UIKitHosting
public import VectorDrawing

/// Draws what a scene shows, without a browser.
///
/// Frames are those that layout has computed; texts are outlines of the glyphs that it has measured.
/// The looks of the system's parts are those of `UIKitHosting`, which pages have too.
@MainActor
public struct ScenePicture {
  private let content: Drawing
  /// Pixels for each point.
  public let scale: Double

  /// A picture of what a scene shows now, what has been typed included; nil for a scene that is not UIKit's.
  ///
  /// - Parameters:
  ///   - scene: The scene, which commits what has changed.
  ///   - scale: Pixels for each point.
  /// - Complexity: O(n) for n nodes.
  public init?(of scene: any HostedScene, scale: Double = 1) {
    guard let runtime = scene as? _SceneRuntime else { return nil }
    self.scale = scale
    content = runtime.drawing(scale: scale)
  }

  /// The drawing of the window.
  public func drawing() -> Drawing { content }

  /// The pixels of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func bitmap() throws(DrawingRasterizer.Failure) -> DrawingBitmap {
    try DrawingRasterizer(scale: scale, isOpaque: true).bitmap(of: content)
  }

  /// A PNG of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func png() throws(DrawingRasterizer.Failure) -> [UInt8] {
    try DrawingRasterizer(scale: scale, isOpaque: true).png(of: content)
  }
}
