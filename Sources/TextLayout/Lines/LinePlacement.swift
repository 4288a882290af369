/// Places lines between the edges of their container.
struct LinePlacement {
  /// The width that lines and their indents occupy.
  let width: Double

  /// The width in which lines are aligned: the container's, or `width` if that is unlimited.
  private let available: Double

  init(container: TextContainer, lines: [TextLine], styles: [ParagraphStyle]) {
    var width = 0.0
    for (line, style) in zip(lines, styles) {
      // Until lines are placed, `x` is their indent.
      var used = line.x + line.width
      if line.endsParagraph { used += line.trailingWidth }
      if style.tailIndent < 0 { used -= style.tailIndent }
      width = max(width, used)
    }
    self.width = min(width, container.width)
    available = container.width < .infinity ? container.width : width
  }

  /// Returns the width available to a line with an indent.
  func limit(_ line: TextLine, _ style: ParagraphStyle, indent: Double) -> Double {
    let end = style.tailIndent > 0 ? min(style.tailIndent, available) : available + style.tailIndent
    return max(end - indent, 0)
  }

  /// Returns the width available to a line without an indent.
  func limit(_ line: TextLine, _ style: ParagraphStyle) -> Double {
    limit(line, style, indent: 0)
  }

  /// Moves a line whose `x` is its indent to its final position.
  func place(_ line: inout TextLine, _ style: ParagraphStyle, _ paragraph: ShapedParagraph) {
    let indent = line.x
    let room = limit(line, style, indent: indent)
    if style.alignment == .justified, !line.endsParagraph, line.truncation == nil {
      justify(&line, room, paragraph)
    }
    let rest = max(room - line.width, 0)
    let isRightToLeft = line.isRightToLeft
    var fromLeading: Double =
      switch style.alignment {
      case .left: isRightToLeft ? rest : 0
      case .right: isRightToLeft ? 0 : rest
      case .center: rest / 2
      case .justified, .natural: 0
      }
    fromLeading += indent
    line.x = isRightToLeft ? available - fromLeading - line.width : fromLeading
  }

  private func justify(_ line: inout TextLine, _ room: Double, _ paragraph: ShapedParagraph) {
    let visible = line.local.lowerBound..<line.visibleEnd
    let last = paragraph.graphemeStart(line.visibleEnd - 1)
    let places = visible.reduce(0) {
      $1 < last && paragraph.flags[$1].contains(.expands) ? $0 + 1 : $0
    }
    guard places > 0, room > line.width, room < .infinity else { return }
    line.expansion = (room - line.width) / Double(places)
    line.width = room
  }
}
