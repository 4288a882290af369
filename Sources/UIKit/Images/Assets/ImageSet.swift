import Foundation
import UIKitHosting
import VectorDrawing

/// The `Contents.json` of an image set.
struct ImageSet: Decodable {
  private struct Content: Decodable {
    let filename: String?
    let resizing: Resizing?
    let intent: String?

    private enum CodingKeys: String, CodingKey {
      case filename, resizing
      case intent = "template-rendering-intent"
    }
  }

  private struct Properties: Decodable {
    let intent: String?
    let preservesVectors: Bool?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  private let images: [AssetEntry<Content>]
  private let properties: Properties?

  /// Returns the images whose files are named; those that cannot be read are reported when needed.
  func variants(in folder: URL) -> [ImageVariant] {
    let keepsVectors = properties?.preservesVectors ?? false
    return images.compactMap { entry in
      let content = entry.content
      guard let filename = content.filename, entry.slot.isSupported else { return nil }
      let file = folder.appending(path: filename)
      let (scale, resizing) = (entry.slot.pixels ?? 1, content.resizing)
      let mode = Self.mode(content.intent ?? properties?.intent)
      return ImageVariant(traits: entry.slot.traits, locale: entry.slot.locale) {
        ImageFiles.value(of: file, scale: scale, keepsVectors: keepsVectors)
          .map { image in
            var value = resizing?.cut(image) ?? image
            value.mode = mode
            return value
          }
      }
    }
  }

  static func mode(_ intent: String?) -> ImageValue.Mode {
    switch intent {
    case "template": .template
    case "original": .original
    default: .automatic
    }
  }
}

extension ImageSet {
  /// The slices of an image, in its pixels.
  struct Resizing: Decodable {
    private struct Center: Decodable {
      let mode: String?
      let width: Double?
      let height: Double?
    }

    private struct Insets: Decodable {
      let top: Double?
      let left: Double?
      let bottom: Double?
      let right: Double?
    }

    private let mode: String?
    private let center: Center?
    private let insets: Insets?
    private let olderInsets: Insets?

    private enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
      case olderInsets = "capInsets"
    }

    /// Returns the image with cap insets, and without the pixels that are in none of the slices.
    func cut(_ image: ImageValue) -> ImageValue? {
      guard case .encoded(let picture) = image.source, let insets = insets ?? olderInsets else {
        return nil
      }
      let hasSides = mode != "3-part-vertical"
      let hasEnds = mode != "3-part-horizontal"
      let (width, height) = (Double(picture.width), Double(picture.height))
      let across = Self.slices(
        length: width,
        first: hasSides ? insets.left ?? 0 : 0,
        middle: hasSides ? center?.width : nil,
        last: hasSides ? insets.right ?? 0 : 0
      )
      let down = Self.slices(
        length: height,
        first: hasEnds ? insets.top ?? 0 : 0,
        middle: hasEnds ? center?.height : nil,
        last: hasEnds ? insets.bottom ?? 0 : 0
      )
      guard let across, let down else { return nil }
      var value = image
      if across.total < width || down.total < height {
        value = Self.without(image, width, height, across, down) ?? image
      }
      let points = 1 / image.scale
      value.caps = CapInsets(
        top: down.first * points,
        left: across.first * points,
        bottom: down.last * points,
        right: across.last * points,
        tiles: center?.mode == "tile"
      )
      return value
    }

    private typealias Slices = (first: Double, middle: Double, last: Double, total: Double)

    /// Returns the lengths of the slices on an axis; nil if they exceed the image.
    private static func slices(
      length: Double,
      first: Double,
      middle: Double?,
      last: Double
    ) -> Slices? {
      let room = length - first - last
      guard first >= 0, last >= 0, room > 0 else { return nil }
      let middle = middle.map { $0 > 0 ? min($0, room) : room } ?? room
      return (first, middle, last, first + middle + last)
    }

    /// Returns an image of the slices alone.
    private static func without(
      _ image: ImageValue,
      _ width: Double,
      _ height: Double,
      _ across: Slices,
      _ down: Slices
    ) -> ImageValue? {
      guard let content = UIImage(_value: image)._content else { return nil }
      func spans(_ length: Double, _ slices: Slices) -> [(from: Double, to: Double, Double)] {
        [
          (0, 0, slices.first), (slices.first, slices.first, slices.middle),
          (length - slices.last, slices.first + slices.middle, slices.last),
        ].filter { $0.2 > 0 }
      }
      var parts: [CapInsets.Part] = []
      for row in spans(height, down) {
        for column in spans(width, across) {
          parts.append(
            CapInsets.Part(
              source: DrawingRect(x: column.from, y: row.from, width: column.2, height: row.2),
              destination: DrawingRect(x: column.to, y: row.to, width: column.2, height: row.2)
            )
          )
        }
      }
      let drawing = Drawing(
        commands: [
          .transform(.scale(1 / image.scale, 1 / image.scale)),
          .parts(content, width: width, height: height, parts, DrawingStyle()),
        ],
        width: across.total / image.scale,
        height: down.total / image.scale
      )
      return UIImage(_drawing: drawing, scale: CGFloat(image.scale))?._value
    }
  }
}
