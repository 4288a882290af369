import CairoDrawing
import Foundation
import ScenePictures
import TestHosting
import UIKit
import UIKitHosting
import VectorDrawing

/// Compares pictures with the precision that a test asks for.
struct PictureComparison {
  /// The part of pixels that have to match, from 0 to 1.
  let precision: Float
  /// The degree to which a pixel has to match, from 0 to 1.
  let perceptualPrecision: Float

  /// Returns what differs, with pictures that show it; nil for pictures that match.
  @MainActor
  func difference(_ old: UIImage, _ new: UIImage) -> (String, [XCTAttachment])? {
    guard new.size != .zero else {
      return ("Newly-taken snapshot is empty.", attachments(old, SnapshotStage.shown(new), nil))
    }
    guard let first = bitmap(of: old) else {
      return ("Reference image could not be loaded.", attachments(old, new, nil))
    }
    // Encoding costs more than drawing, and is only needed for colors that it rounds.
    if let drawn = drawnBitmap(of: new), drawn == first { return nil }
    guard let second = bitmap(of: new) else {
      return ("Newly-taken snapshot could not be loaded.", attachments(old, new, nil))
    }
    guard first.width == second.width, first.height == second.height else {
      let message = "Newly-taken snapshot@\(new.size) does not match reference@\(old.size)."
      return (message, attachments(old, new, nil))
    }
    guard let message = message(first, second) else { return nil }
    // People look for every change here.
    let picture = PictureDifference(first, second, threshold: 0).picture
    let shown = picture.flatMap { try? $0.png() }.flatMap { UIImage(data: Data($0)) }
    return (message, attachments(old, new, shown))
  }

  /// The pixels of a picture as its file has them.
  private func bitmap(of image: UIImage) -> DrawingBitmap? {
    image.pngData().flatMap { DrawingBitmap(png: [UInt8]($0)) }
  }

  /// The pixels of a picture that has been drawn; nil for one of a file.
  private func drawnBitmap(of image: UIImage) -> DrawingBitmap? {
    guard case .encoded(let content) = image._value.source, let drawing = content.drawing else {
      return nil
    }
    return try? DrawingRasterizer(scale: Double(image.scale)).bitmap(of: drawing)
  }

  @MainActor
  private func attachments(
    _ old: UIImage,
    _ new: UIImage,
    _ difference: UIImage?
  ) -> [XCTAttachment] {
    [(old, "reference"), (new, "failure"), (difference, "difference")].compactMap { image, name in
      guard let image else { return nil }
      let attachment = XCTAttachment(image: image)
      attachment.name = name
      return attachment
    }
  }

  private func message(_ old: DrawingBitmap, _ new: DrawingBitmap) -> String? {
    guard old.pixels != new.pixels else { return nil }
    guard precision < 1 || perceptualPrecision < 1 else {
      return "Newly-taken snapshot does not match reference."
    }
    guard perceptualPrecision >= 1 else { return perceptualMessage(old, new) }
    let count = zip(old.pixels, new.pixels).count { $0 != $1 }
    let total = Float(old.pixels.count)
    guard count > Int((1 - precision) * total) else { return nil }
    return
      "Actual image precision \(1 - Float(count) / total) is less than required \(precision)"
  }

  private func perceptualMessage(_ old: DrawingBitmap, _ new: DrawingBitmap) -> String? {
    let limit = Double(1 - perceptualPrecision) * 100
    var (count, most) = (0, 0.0)
    for place in stride(from: 0, to: old.pixels.count, by: 4) {
      let (first, second) = (old.pixels[place..<place + 4], new.pixels[place..<place + 4])
      guard first != second else { continue }
      let difference = PerceivedColor(first).difference(from: PerceivedColor(second))
      guard difference > limit else { continue }
      count += 1
      most = max(most, difference)
    }
    let matching = 1 - Float(count) / Float(old.pixels.count / 4)
    guard matching < precision else { return nil }
    return """
      The percentage of pixels that match \(matching) is less than required \(precision)
      The lowest perceptual color precision \(1 - Float(min(most / 100, 1))) is less than required \
      \(perceptualPrecision)
      """
  }
}
