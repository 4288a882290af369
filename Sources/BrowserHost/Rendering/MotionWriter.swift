import Foundation
import UIKitHosting
import VectorDrawing

/// Writes animations for the client, which plays them by the Web Animations API (`motions.js`).
struct MotionWriter {
  private let renderer: DOMRenderer

  init(_ renderer: DOMRenderer) {
    self.renderer = renderer
  }

  /// Returns a JSON array of ``Wire`` objects.
  func text(of motions: [MotionValue]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let finite = motions.filter { motion in
      [motion.elapsed, motion.rate, motion.duration, motion.firstRound].allSatisfy(\.isFinite)
        && motion.duration > 0 && motion.rounds >= 0
    }
    guard let data = try? encoder.encode(finite.map(wire)) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  /// An animation, with times in milliseconds.
  private struct Wire: Encodable {
    let number: UInt32
    let epoch: UInt32
    let elapsed: Double
    let rate: Double
    let duration: Double
    /// The fraction of a cycle at which it begins.
    let start: Double
    /// The repeat count; -1 for infinite.
    let rounds: Double
    let alternates: Bool
    let fill: String
    let easing: String
    let tracks: [WireTrack]
    let shape: WireShape?
  }

  private struct WireTrack: Encodable {
    /// A Boolean value that indicates whether the values are added to those of the element and of
    /// earlier animations.
    let adds: Bool
    let frames: [[String: WireValue]]
  }

  private struct WireShape: Encodable {
    /// The attributes of the path that do not change.
    let path: [String: String]
    let left: Double
    let top: Double
    let frames: [[String: WireValue]]
  }

  private enum WireValue: Encodable {
    case text(String)
    case number(Double)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  private func wire(_ motion: MotionValue) -> Wire {
    let duration = Duration.seconds(motion.duration)
    func frames(_ track: MotionValue.Track, _ styles: (MotionValue.Value) -> [String: String])
      -> [[String: WireValue]]
    {
      track.frames.map { frame in
        var object = styles(frame.value).mapValues { WireValue.text($0) }
        object["offset"] = .number(min(max(frame.place, 0), 1))
        object["easing"] = .text(frame.curve.easing(over: duration))
        return object
      }
    }
    let shapes = motion.tracks.first { $0.property == .shape }
    let fill =
      switch (motion.fillsBefore, motion.fillsAfter) {
      case (true, true): "both"
      case (true, false): "backwards"
      case (false, true): "forwards"
      case (false, false): "none"
      }
    return Wire(
      number: motion.number,
      epoch: motion.epoch,
      elapsed: (motion.elapsed * 1000).rounded(),
      rate: motion.rate,
      duration: motion.duration * 1000,
      start: motion.firstRound,
      rounds: motion.rounds.isFinite ? motion.rounds : -1,
      alternates: motion.alternates,
      fill: fill,
      easing: motion.curve.easing(over: duration),
      tracks: motion.tracks.filter { $0.property != .shape }.map { track in
        WireTrack(
          adds: adds(track.property),
          frames: frames(track) { styles(of: track.property, $0) }
        )
      },
      shape: shapes.flatMap { track in
        guard case .shape(let first)? = track.frames.first?.value else { return nil }
        let looks = track.frames.map { shapeStyles($0.value, trims: trims(track)) }
        // Styles that are equal in all frames become attributes.
        let fixed = looks[0].filter { name, value in looks.allSatisfy { $0[name] == value } }
        return WireShape(
          path: attributes(of: first, fixed, trims: trims(track)),
          left: first.origin.x,
          top: first.origin.y,
          frames: frames(track) { value in
            shapeStyles(value, trims: trims(track)).filter { fixed[$0.key] == nil }
          }
        )
      }
    )
  }

  private func adds(_ property: MotionValue.Property) -> Bool {
    switch property {
    case .position, .translation, .rotation, .scale: true
    default: false
    }
  }

  // MARK: - Styles

  private func styles(
    of property: MotionValue.Property,
    _ value: MotionValue.Value
  ) -> [String: String] {
    switch (property, value) {
    case (.opacity, .number(let number)): ["opacity": CSS.number(number)]
    case (.position, .numbers(let shift)), (.translation, .numbers(let shift)):
      ["translate": shift.map(CSS.length).joined(separator: " ")]
    case (.rotation, .numbers(let angles)):
      [
        "transform": zip(["X", "Y", "Z"], angles).map { "rotate\($0)(\(precise($1))rad)" }
          .reversed().joined(separator: " ")
      ]
    case (.scale, .numbers(let factors)):
      ["transform": "scale3d(\(factors.map(precise).joined(separator: ",")))"]
    case (.transform, .numbers(let rows)):
      ["transform": "matrix3d(\(rows.map(precise).joined(separator: ",")))"]
    case (.size, .numbers(let size)) where size.count == 2:
      ["width": CSS.length(size[0]), "height": CSS.length(size[1])]
    case (.background, .color(let color)): ["backgroundColor": CSS.hex(color)]
    case (.borderColor, .color(let color)): ["--border-color": CSS.hex(color)]
    case (.borderWidth, .number(let width)): ["--border-width": CSS.length(width)]
    case (.cornerRadius, .corners(let layer)):
      ["borderRadius": renderer.radius(layer) ?? "0px"]
    case (.shadow, .shadow(let shadow)): styles(of: shadow)
    case (.gradient, .gradient(let gradient)):
      ["backgroundImage": gradient.flatMap(renderer.image) ?? "none"]
    case (.mask, .mask(let mask)):
      ["clipPath": CSS.clip(mask)].merging(
        mask.gradient.flatMap(renderer.mask).map { ["mask": $0] } ?? [:]
      ) { $1 }
    default: [:]
    }
  }

  private func styles(of shadow: ShadowValue) -> [String: String] {
    shadow.isOfContent
      ? ["filter": "drop-shadow(\(renderer.shadow(shadow, blur: shadow.radius)))"]
      : ["boxShadow": renderer.boxShadow(shadow)]
  }

  /// Returns a number with seven decimals, since perspective values are thousandths.
  private func precise(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (min(max(number, -1e6), 1e6) * 1e7).rounded() / 1e7
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  // MARK: - Shapes

  /// Returns whether only a part of the path is stroked in any frame.
  private func trims(_ track: MotionValue.Track) -> Bool {
    track.frames.contains { frame in
      guard case .shape(let shape) = frame.value else { return false }
      return shape.start > 0 || shape.end < 1
    }
  }

  private func shapeStyles(_ value: MotionValue.Value, trims: Bool) -> [String: String] {
    guard case .shape(let shape) = value else { return [:] }
    var styles = [
      "d": "path(\"\(shape.path.isEmpty ? "M0 0" : shape.path.svg)\")",
      "fill": shape.fill == 0 ? "none" : CSS.hex(shape.fill),
      "stroke": shape.stroke == 0 ? "none" : CSS.hex(shape.stroke),
      "strokeWidth": CSS.length(shape.line.width),
    ]
    if trims {
      // The path length is set to 1: a dash covers the visible part, and a gap the rest.
      let length = max(0, shape.end - shape.start)
      styles["strokeDasharray"] = "\(CSS.number(length)) 2"
      styles["strokeDashoffset"] = CSS.number(-shape.start)
    } else if !shape.line.dashes.isEmpty {
      styles["strokeDasharray"] = shape.line.dashes.map(CSS.number).joined(separator: " ")
      styles["strokeDashoffset"] = CSS.number(shape.line.dashPhase)
    }
    return styles
  }

  private func attributes(
    of shape: ShapeValue,
    _ fixed: [String: String],
    trims: Bool
  ) -> [String: String] {
    let names = [
      "fill": "fill", "stroke": "stroke", "strokeWidth": "stroke-width",
      "strokeDasharray": "stroke-dasharray", "strokeDashoffset": "stroke-dashoffset",
    ]
    var attributes: [String: String] = [
      "stroke-linecap": "\(shape.line.cap)", "stroke-linejoin": "\(shape.line.join)",
      "stroke-miterlimit": CSS.number(shape.line.miterLimit),
    ]
    for (style, name) in names { attributes[name] = fixed[style] }
    // Also if it is animated, for browsers that cannot animate paths.
    attributes["d"] = shape.path.isEmpty ? "M0 0" : shape.path.svg
    if shape.isEvenOdd { attributes["fill-rule"] = "evenodd" }
    if trims { attributes["pathLength"] = "1" }
    return attributes
  }
}
