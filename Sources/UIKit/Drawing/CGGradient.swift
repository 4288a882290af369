public import Foundation
import VectorDrawing

/// A gradient of colours.
public final class CGGradient: Hashable, Sendable {
  let _stops: [DrawingGradient.Stop]

  private init(_ colors: [DrawingColor], _ locations: UnsafePointer<CGFloat>?) {
    let places = colors.indices.map { number in
      locations?[number] ?? (colors.count > 1 ? CGFloat(number) / CGFloat(colors.count - 1) : 0)
    }
    _stops = zip(colors, places).map { DrawingGradient.Stop($0, at: Double(min(max($1, 0), 1))) }
      .sorted { $0.location < $1.location }
  }

  /// Creates a gradient; nil for no colours, or for elements of other types.
  ///
  /// - Parameters:
  ///   - space: The colour space; nil for that of the colours.
  ///   - colors: An array of `CGColor`.
  ///   - locations: Locations from 0 to 1, one per colour; nil for even steps.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { ($0 as? CGColor)?._drawing }
    guard !all.isEmpty, all.count == colors.count else { return nil }
    self.init(all, locations)
  }

  /// Creates a gradient from components.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: The components of each colour in turn, followed by its alpha.
  ///   - locations: Locations from 0 to 1, one per colour; nil for even steps.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { number in
      let own = UnsafeBufferPointer(start: components + number * size, count: size)
      return CGColor._make(space, Array(own))._drawing
    }
    self.init(colors, locations)
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a._stops == b._stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(_stops) }

  func _gradient(_ options: CGGradientDrawingOptions) -> DrawingGradient {
    DrawingGradient(
      stops: _stops,
      extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation)
    )
  }
}

extension CGColor {
  /// Creates a colour from its components, of which the last is the alpha.
  static func _make(_ space: CGColorSpace, _ components: [CGFloat]) -> CGColor {
    let alpha = components.last ?? 1
    if space.model == .monochrome {
      return CGColor(red: components[0], green: components[0], blue: components[0], alpha: alpha)
    }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}
