import UIKitHosting

/// The lines of a text as the client shows them.
struct LinesSpec: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    /// The distance from the previous baseline, in points.
    var below: Double
    /// The distance from the left edge, in points.
    var x: Double = 0
    /// The points added to each space.
    var expansion: Double = 0
    /// A Boolean value that indicates whether the line ends without a line break of the text.
    var isWrapped = false
    var isRightToLeft = false
    /// A Boolean value that indicates whether the font adds no tracking.
    var hasIdeographs = false
    /// The text of a uniform line; nil for a line in pieces.
    var text: String?
    var pieces: [ElementSpec] = []
  }

  var lines: [Line]
  /// The size of a text that is one of several parts of its node.
  var size: SizeValue?
  /// A Boolean value that indicates whether the text is clipped at the edges of its element.
  var isClipped: Bool
}

extension LinesSpec.Line {
  /// The element of the line, which `page.js` must create equally.
  var element: ElementSpec {
    let classes = (isWrapped ? "line wrapped" : "line") + (hasIdeographs ? " ideographic" : "")
    var spec = ElementSpec("span", classes)
    spec.styles = [HTMLAttribute(name: "--below", value: CSS.length(below))]
    if x != 0 { spec.styles.append(HTMLAttribute(name: "margin-left", value: CSS.length(x))) }
    if expansion != 0 {
      spec.styles.append(HTMLAttribute(name: "word-spacing", value: CSS.length(expansion)))
    }
    if isRightToLeft {
      // An element of its own, since the left margin would be at the end of the line.
      spec.children = [ElementSpec("span", "rtl", text: text, pieces)]
    } else {
      spec.text = text
      spec.children = pieces
    }
    return spec
  }
}
