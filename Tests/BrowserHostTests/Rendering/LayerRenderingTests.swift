import Testing
import UIKitHosting
import VectorDrawing

@testable import BrowserHost

struct LayerRenderingTests {
  private func styles(_ attribute: Attribute) -> [String: String] {
    let renderer = DOMRenderer(addresses: .test)
    let commit = Commit(number: 1, changes: [.set(NodeID(rawValue: 7), .view, attribute)])
    var styles: [String: String] = [:]
    for case .style(_, let name, let value) in renderer.operations(for: commit) {
      styles[name] = value
    }
    return styles
  }

  @Test func roundCornersGoClockwise() {
    #expect(styles(.layer(LayerValue(cornerRadius: 8)))["border-radius"] == "8px")
    #expect(styles(.layer(LayerValue()))["border-radius"] == nil)
    let some = LayerValue(cornerRadius: 8, corners: [.topLeft, .bottomLeft])
    #expect(styles(.layer(some))["border-radius"] == "8px 0 0 8px")
  }

  @Test func anEdgeTakesNoRoom() {
    let styles = styles(.layer(LayerValue(borderWidth: 1, borderColor: 0xFF00_00FF)))
    #expect(styles == ["--border-width": "1px", "--border-color": "#ff0000"])
  }

  private func effects(_ effects: LayerEffects) -> [String: String] {
    styles(.layer(LayerValue(effects: effects)))
  }

  @Test func aBoxesShadowIsBlurredByTwiceItsDeviation() {
    let shadow = ShadowValue(color: 0x0000_0040, x: 0, y: 4, radius: 6)
    #expect(effects(LayerEffects(shadow: shadow)) == ["box-shadow": "0px 4px 12px #00000040"])
  }

  @Test func aRoundShadowHasRoundCorners() {
    var shadow = ShadowValue(color: 0x0000_0040, x: 0, y: 4, radius: 6)
    shadow.radiusOfCorners = 14
    #expect(effects(LayerEffects(shadow: shadow))["border-radius"] == "14px")
  }

  @Test func perspectiveDepthAndBackfaceBecomeStyles() {
    #expect(
      effects(LayerEffects(perspective: 500, keepsDepth: true, hidesBack: true)) == [
        "perspective": "500px", "transform-style": "preserve-3d",
        "backface-visibility": "hidden",
      ]
    )
    // Isolated elements are flat.
    #expect(effects(LayerEffects(hasLayers: true)) == ["isolation": "isolate"])
    #expect(
      effects(LayerEffects(keepsDepth: true, hasLayers: true))
        == ["transform-style": "preserve-3d"]
    )
  }

  @Test func aGradientMasksByItsAlpha() {
    let gradient = GradientValue(
      .axial,
      start: GradientValue.Point(x: 0, y: 0.5),
      end: GradientValue.Point(x: 1, y: 0.5),
      stops: [
        GradientValue.Stop(location: 0, color: 0x0000_00FF),
        GradientValue.Stop(location: 1, color: 0x0000_0000),
      ]
    )
    let rect = RectValue(x: 10, y: 20, width: 30, height: 40)
    let mask = MaskValue(
      path: DrawingPath(rect: DrawingRect(x: 10, y: 20, width: 30, height: 40)),
      isEvenOdd: false,
      gradient: MaskValue.GradientMask(gradient: gradient, rect: rect)
    )
    let found = styles(.mask(mask))
    #expect(found["clip-path"]?.hasPrefix("path(") == true)
    #expect(found["mask"]?.contains("gradient(") == true)
    #expect(found["mask"]?.hasSuffix("10px 20px / 30px 40px no-repeat") == true)
    #expect(styles(.mask(nil))["mask"] == nil)
  }

  @Test func contentCastsAShadowByAFilter() {
    let shadow = ShadowValue(color: 0x0000_00FF, x: 1, y: 2, radius: 6, isOfContent: true)
    #expect(
      effects(LayerEffects(shadow: shadow)) == ["filter": "drop-shadow(1px 2px 6px #000000)"]
    )
  }

  @Test func aTransformIsAMatrix() {
    let half = TransformValue(a: -1, b: 1.2e-16, c: -1.2e-16, d: -1, tx: 5, ty: 0)
    #expect(effects(LayerEffects(transform: half)) == ["transform": "matrix(-1,0,0,-1,5,0)"])
  }

  @Test func softCornersAreSuperellipses() {
    #expect(effects(LayerEffects(isContinuous: true)) == ["corner-shape": "superellipse(1.2)"])
  }

  @Test func aMaterialHasABlurAndAnOpaqueFallback() {
    let material = MaterialValue(blur: 20, saturation: 1.8, color: ColorValue(0xF6F6_F6BF))
    #expect(
      effects(LayerEffects(material: material)) == [
        "backdrop-filter": "blur(20px) saturate(1.8)", "--solid": "#f6f6f6",
      ]
    )
  }

  @Test func aStartOfAnAnimationFollowsItsChanges() {
    let id = NodeID(rawValue: 7)
    let commit = Commit(
      number: 1,
      changes: [
        .insert(id, .view, parent: NodeID(rawValue: 1), index: 0),
        .set(id, .view, .alpha(0)),
        .set(id, .view, .alpha(1)),
      ],
      starts: [Animation.Start(changes: 2, nodes: [id])]
    )
    let element = ElementID(id)
    #expect(
      DOMRenderer(addresses: .test).operations(for: commit).suffix(3) == [
        .style(element, "opacity", "0"), .start(id), .style(element, "opacity", nil),
      ]
    )
  }

  @Test(arguments: [
    ((0.5, 0.0), (0.5, 1.0), "to bottom,#ff0000 0%,#0000ff 100%"),
    ((0.5, 1.0), (0.5, 0.5), "to top,#ff0000 0%,#0000ff 50%"),
    ((0.0, 0.5), (1.0, 0.5), "to right,#ff0000 0%,#0000ff 100%"),
    ((0.0, 0.0), (1.0, 1.0), "to bottom right,#ff0000 0%,#0000ff 100%"),
    ((1.0, 0.0), (0.0, 1.0), "to bottom left,#ff0000 0%,#0000ff 100%"),
    ((0.0, 0.0), (0.5, 0.5), "to bottom right,#ff0000 0%,#0000ff 50%"),
  ])
  func colourRunsFromStartToEnd(
    start: (Double, Double),
    end: (Double, Double),
    expected: String
  ) {
    let gradient = GradientValue(
      start: .init(x: start.0, y: start.1),
      end: .init(x: end.0, y: end.1),
      stops: [.init(location: 0, color: 0xFF00_00FF), .init(location: 1, color: 0x0000_FFFF)]
    )
    #expect(styles(.gradient(gradient))["background-image"] == "linear-gradient(\(expected))")
  }

  @Test func radialAndConicGradientsBecomeStyles() {
    func image(_ kind: GradientValue.Kind) -> String? {
      let gradient = GradientValue(
        kind,
        start: .init(x: 0.5, y: 0.25),
        end: .init(x: 1, y: 0.25 + (kind == .radial ? 0.5 : 0)),
        stops: [.init(location: 0, color: 0xFF00_00FF), .init(location: 1, color: 0x0000_FFFF)]
      )
      return styles(.gradient(gradient))["background-image"] ?? nil
    }
    let colors = "#ff0000 0%,#0000ff 100%"
    #expect(image(.radial) == "radial-gradient(50% 50% at 50% 25%,\(colors))")
    #expect(image(.conic) == "conic-gradient(from 90deg at 50% 25%,\(colors))")
  }

  @Test func aGradientWithoutALengthHasNoStyle() {
    let point = GradientValue.Point(x: 0.5, y: 0.5)
    let stops = [GradientValue.Stop(location: 0, color: 0)]
    #expect(styles(.gradient(GradientValue(start: point, end: point, stops: stops))).isEmpty)
  }
}
