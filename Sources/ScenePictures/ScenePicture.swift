public import CairoDrawing
import UIKit
public import UIKitHosting
public import VectorDrawing

/// Draws what a scene shows, without a browser.
///
/// Frames are those that layout has computed; texts are outlines of the glyphs that it has measured.
/// The looks are those of `BrowserHost`'s style sheets.
@MainActor
public struct ScenePicture {
  private let scene: _SceneRuntime
  private let tree: RenderTree
  /// Pixels for each point.
  public let scale: Double

  /// A picture of what a scene shows, what has been typed included; nil for a scene that is not UIKit's.
  ///
  /// - Parameters:
  ///   - scene: The scene, which commits what has changed.
  ///   - scale: Pixels for each point.
  public init?(of scene: any HostedScene, scale: Double = 1) {
    guard let runtime = scene as? _SceneRuntime else { return nil }
    runtime.commit()
    var tree = RenderTree()
    tree.apply(runtime.snapshot())
    self.scene = runtime
    self.tree = tree
    self.scale = scale
  }

  /// The drawing of the window.
  ///
  /// - Complexity: O(n) for n nodes.
  public func drawing() -> Drawing {
    let environment = scene.environment
    var canvas = Canvas(scale: scale)
    if let root = tree.root {
      let look = Look(
        style: environment.style,
        hasHighContrast: environment.increasesContrast,
        isRightToLeft: scene.readsFromTheRight(root),
        hair: 1 / max(1, scale),
        textScale: scene.bodySize / Self.usualBodySize
      )
      NodePainter(scene: scene, tree: tree).draw(root, look, on: &canvas)
    }
    return Drawing(
      commands: canvas.commands,
      width: environment.width,
      height: environment.height
    )
  }

  private static let usualBodySize = 17.0

  /// The pixels of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func bitmap() throws(DrawingRasterizer.Failure) -> DrawingBitmap {
    try DrawingRasterizer(scale: scale, isOpaque: true).bitmap(of: drawing())
  }

  /// A PNG of the window.
  /// - Throws: `DrawingRasterizer.Failure` for a window of too many pixels.
  public func png() throws(DrawingRasterizer.Failure) -> [UInt8] {
    try DrawingRasterizer(scale: scale, isOpaque: true).png(of: drawing())
  }
}

extension _SceneRuntime {
  /// Points of the body style at the reader's size of text.
  fileprivate var bodySize: Double {
    Double(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
  }
}
