import Testing
import UIKitHosting

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

  @Test func aGradientWithoutALineIsNone() {
    let point = GradientValue.Point(x: 0.5, y: 0.5)
    let stops = [GradientValue.Stop(location: 0, color: 0)]
    #expect(styles(.gradient(GradientValue(start: point, end: point, stops: stops))).isEmpty)
  }
}
