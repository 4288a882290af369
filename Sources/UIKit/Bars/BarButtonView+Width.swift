import TextLayout
import UIKitHosting

extension _BarButtonView {
  /// The width of the button in its bar, as displays lay it out: its content's width, at least the
  /// height of a row.
  var _widthInBar: CGFloat {
    if shownWidth > 0 { return shownWidth }
    switch style {
    case .flexibleSpace, .fixedSpace: return 8
    case .back: return max(Self.least, chevronWidth + titleWidth + Self.padding)
    case .plain, .done: return max(Self.least, titleWidth + 2 * Self.padding)
    }
  }

  private static let least = CGFloat(SystemMetrics.Bar.button)
  private static let padding = CGFloat(SystemMetrics.Bar.buttonPadding)

  /// The width of a back button's chevron within the bar's content, in points.
  private var chevronWidth: CGFloat {
    let width = SystemMetrics.Bar.chevron * UIFontMetrics.default._scale(for: traitCollection)
    return min(width, SystemMetrics.Bar.largestChevron) - 2 * SystemMetrics.Bar.overhang
  }

  private var titleWidth: CGFloat {
    guard image == nil, let text, !text.isEmpty else { return 0 }
    let points = SystemText.barButton.pointSize(compatibleWith: traitCollection)
    let weight = style == .done ? 600 : 400
    let font = appearance?.standard.title?.font ?? FontValue(pointSize: points, weight: weight)
    let attributes = TextAttributes(font: font.typesetFont(_traits))
    return CGFloat(Typesetter.shared.size(of: text, attributes: attributes).width)
  }
}
