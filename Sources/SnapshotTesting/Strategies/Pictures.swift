import Foundation
import TestHosting
public import UIKit

extension Diffing where Value == UIImage {
  /// Compares pictures exactly.
  public static var image: Diffing { .image() }

  /// - Parameters:
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1; people see no difference from
  ///     0.98 on.
  ///   - scale: The pixels in a point; nil for those of the screen.
  /// - Returns: What compares pictures.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Diffing {
    let comparison = PictureComparison(
      precision: precision,
      perceptualPrecision: perceptualPrecision
    )
    return Diffing(
      toData: { image in onMainThread { SnapshotStage.shown(image).pngData() ?? Data() } },
      fromData: { data in
        let scale = onMainThread { SnapshotStage.scale(scale) }
        return UIImage(data: data, scale: scale) ?? UIImage()
      },
      diff: { old, new in onMainThread { comparison.difference(old, new) } }
    )
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture, compared exactly.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - scale: The pixels in a point; nil for those of the screen.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision,
        perceptualPrecision: perceptualPrecision,
        scale: scale
      )
    )
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer, compared exactly.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - traits: The traits, of which the display scale counts.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).pullback { layer in
      onMainThread {
        SnapshotStage.image(of: layer.bounds, scale: traits.displayScale) { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The filled path, compared exactly.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - precision: The part of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How much a pixel has to match, from 0 to 1.
  ///   - scale: The pixels in a point.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale
    ).pullback { path in
      onMainThread(with: path) { path in
        SnapshotStage.image(of: path.bounds, scale: scale) { _ in path.fill() }
      }
    }
  }
}
