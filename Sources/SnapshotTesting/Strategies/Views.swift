import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view in its size, compared exactly.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Views are drawn in the same way for both values here.
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - size: The size of the view; nil for its own.
  ///   - traits: The traits of the view.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { view in
      onMainThread {
        SnapshotStage(ViewImageConfig(size: size ?? SnapshotStage.size(of: view)), traits)
          .show(view, in: UIViewController()) { SnapshotStage.image(of: view, traits) }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its subviews as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// - Parameters:
  ///   - size: The size of the view; nil for its own.
  ///   - traits: The traits of the view.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      onMainThread {
        SnapshotStage(ViewImageConfig(size: size ?? SnapshotStage.size(of: view)), traits)
          .show(view, in: UIViewController()) { ViewDescription.text(of: view) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The screen in the size of its view, compared exactly.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Views are drawn in the same way for both values here.
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - size: The size of the screen; nil for that of the device.
  ///   - traits: Traits that precede those of the device.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig,
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { [config] controller in
      onMainThread {
        let view: UIView = controller.view
        return SnapshotStage(config, traits)
          .show(view, in: controller) { SnapshotStage.image(of: view, traits) }
      }
    }
  }

  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Views are drawn in the same way for both values here.
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - size: The size of the screen; nil for that of its view.
  ///   - traits: The traits of the screen.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size, traits: traits),
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      traits: traits
    )
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and its children as text.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      onMainThread {
        let view: UIView = controller.view
        return SnapshotStage(ViewImageConfig(), UITraitCollection())
          .show(view, in: controller) { ViewDescription.text(of: controller) }
      }
    }
  }

  /// The view of the screen and its subviews as text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size of the screen; nil for that of the device.
  ///   - traits: Traits that precede those of the device.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(),
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting<String>.lines.pullback { [config] controller in
      onMainThread {
        let view: UIView = controller.view
        return SnapshotStage(config, traits)
          .show(view, in: controller) { ViewDescription.text(of: view) }
      }
    }
  }
}
