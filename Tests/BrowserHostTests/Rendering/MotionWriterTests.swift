import Foundation
import Testing
import UIKitHosting
import VectorDrawing

@testable import BrowserHost

struct MotionWriterTests {
  private let writer = MotionWriter(DOMRenderer(addresses: .test))

  private func motion(_ property: MotionValue.Property, _ values: MotionValue.Value...)
    -> MotionValue
  {
    let frames = values.enumerated().map { index, value in
      MotionValue.Frame(place: Double(index) / Double(max(values.count - 1, 1)), value: value)
    }
    return MotionValue(number: 1, duration: 2, tracks: [.init(property: property, frames: frames)])
  }

  /// Returns the style of each frame of the only track.
  private func styles(_ motion: MotionValue, _ name: String) throws -> [String?] {
    let text = writer.text(of: [motion])
    let all = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let tracks = try #require(all?.first?["tracks"] as? [[String: Any]])
    let frames = try #require(tracks.first?["frames"] as? [[String: Any]])
    return frames.map { $0[name] as? String }
  }

  @Test func timesAreMillisecondsAndAlwaysIsMinusOne() throws {
    var motion = motion(.opacity, .number(0), .number(1))
    (motion.rounds, motion.elapsed, motion.fillsAfter) = (.infinity, 0.25, true)
    let text = writer.text(of: [motion])
    let object = try #require(
      (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])?.first
    )
    #expect(object["duration"] as? Double == 2000)
    #expect(object["elapsed"] as? Double == 250)
    #expect(object["rounds"] as? Double == -1)
    #expect(object["fill"] as? String == "forwards")
    #expect(object["easing"] as? String == "linear")
  }

  @Test func aMaskIsAClipPath() throws {
    let path = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 2, height: 1))
    let mask = MotionValue.Value.mask(MaskValue(path: path, isEvenOdd: false))
    #expect(try styles(motion(.mask, mask), "clipPath") == ["path(\"M0 0L2 0L2 1L0 1Z\")"])
  }

  @Test func animatedPropertiesAreWrittenAsStyles() throws {
    #expect(try styles(motion(.opacity, .number(0), .number(0.5)), "opacity") == ["0", "0.5"])
    #expect(try styles(motion(.position, .numbers([1, -2])), "translate") == ["1px -2px"])
    #expect(
      try styles(motion(.background, .color(0xFF00_0080)), "backgroundColor") == ["#ff000080"]
    )
    let corners = LayerValue(cornerRadius: 4, corners: .topLeft)
    #expect(try styles(motion(.cornerRadius, .corners(corners)), "borderRadius") == ["4px 0 0 0"])
    #expect(try styles(motion(.size, .numbers([10, 20])), "width") == ["10px"])
    var shadow = ShadowValue(color: 0xFF, x: 1, y: 2, radius: 3)
    shadow.spread = 4
    let box = try styles(motion(.shadow, .shadow(shadow)), "boxShadow")
    #expect(box == ["1px 2px 6px 4px #000000"])
    shadow.isOfContent = true
    let content = try styles(motion(.shadow, .shadow(shadow)), "filter")
    #expect(content == ["drop-shadow(1px 2px 3px #000000)"])
  }

  @Test func turnsAreNumbersAndNoMatrices() throws {
    let turns = try styles(
      motion(.rotation, .numbers([0, 0, 0]), .numbers([0, 0, 6.25])),
      "transform"
    )
    #expect(turns.last == "rotateZ(6.25rad) rotateY(0rad) rotateX(0rad)")
    #expect(try styles(motion(.scale, .numbers([2, 0.5, 1])), "transform") == ["scale3d(2,0.5,1)"])
  }

  @Test func perspectiveKeepsItsDigits() throws {
    var rows = [1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    rows[11] = -1.0 / 700
    let style = try styles(motion(.transform, .numbers(rows)), "transform")
    #expect(style == ["matrix3d(1,0,0,0,0,1,0,0,0,0,1,-0.0014286,0,0,0,1)"])
  }

  @Test func constantPartsOfAShapeAreNotAnimated() throws {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addLine(to: DrawingPoint(10, 0))
    let line = DrawingStroke(width: 2, cap: .round)
    let shapes = [0.0, 1].map {
      MotionValue.Value.shape(ShapeValue(path: path, stroke: 0xFF, line: line, end: $0))
    }
    let text = writer.text(of: [motion(.shape, shapes[0], shapes[1])])
    let all = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let shape = try #require(all?.first?["shape"] as? [String: Any])
    let fixed = try #require(shape["path"] as? [String: String])
    #expect(fixed["stroke-width"] == "2px")
    #expect(fixed["stroke-linecap"] == "round")
    #expect(fixed["fill"] == "none")
    #expect(fixed["pathLength"] == "1")
    let frames = try #require(shape["frames"] as? [[String: Any]])
    #expect(frames.map { $0["strokeDasharray"] as? String } == ["0 2", "1 2"])
    #expect(frames.allSatisfy { $0["d"] == nil && $0["stroke"] == nil })
  }

  @Test func animationsWithNaNTimesAreLeftOut() {
    var broken = motion(.opacity, .number(0))
    broken.duration = .nan
    #expect(writer.text(of: [broken]) == "[]")
    let text = writer.text(of: [broken, motion(.opacity, .number(1))])
    #expect(text.contains("opacity"))
  }

  @Test func nanAndInfinityAreWrittenAsZero() throws {
    let style = try styles(motion(.scale, .numbers([.nan, .infinity, 1])), "transform")
    #expect(style == ["scale3d(0,0,1)"])
  }
}
