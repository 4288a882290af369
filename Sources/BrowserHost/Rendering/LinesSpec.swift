import UIKitHosting

/// The lines of a text as the client shows them.
struct LinesSpec: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    /// Points from the baseline of the line before.
    var below: Double
    /// Points from the left edge.
    var x: Double = 0
    /// Points that are added to each space.
    var expansion: Double = 0
    /// Whether the text has no line break where the line ends.
    var isWrapped = false
    var isRightToLeft = false
    /// The text of a line that is all alike; nil for a line in pieces.
    var text: String?
    var pieces: [ElementSpec] = []
  }

  var lines: [Line]
  /// That of a text among other parts of its node.
  var size: SizeValue?
  /// Whether the text is cut at the edges of its element.
  var isClipped: Bool
}

extension LinesSpec.Line {
  /// The line as an element: `page.js` makes the same.
  var element: ElementSpec {
    var spec = ElementSpec("span", isWrapped ? "line wrapped" : "line")
    spec.styles = [HTMLAttribute(name: "--below", value: CSS.length(below))]
    if x != 0 { spec.styles.append(HTMLAttribute(name: "margin-left", value: CSS.length(x))) }
    if expansion != 0 {
      spec.styles.append(HTMLAttribute(name: "word-spacing", value: CSS.length(expansion)))
    }
    if isRightToLeft {
      // Its own element, since the left margin would be at the end of the line.
      spec.children = [ElementSpec("span", "rtl", text: text, pieces)]
    } else {
      spec.text = text
      spec.children = pieces
    }
    return spec
  }
}
