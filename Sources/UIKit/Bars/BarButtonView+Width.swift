import TextLayout
import UIKitHosting

extension _BarButtonView {
  /// The width of the button in its bar, as displays lay it out: its content's width, at least the
  /// height of a row.
  var _widthInBar: CGFloat {
    if shownWidth > 0 { return shownWidth }
    switch style {
    case .flexibleSpace, .fixedSpace: return 8
    case .back: return max(Self.least, Self.chevron + titleWidth + Self.padding)
    case .plain, .done: return max(Self.least, titleWidth + 2 * Self.padding)
    }
  }

  private static let least = CGFloat(SystemMetrics.Bar.button)
  private static let padding = CGFloat(SystemMetrics.Bar.buttonPadding)
  /// The width of a back button's chevron, in points.
  private static let chevron: CGFloat = 25.2

  private var titleWidth: CGFloat {
    guard image == nil, let text, !text.isEmpty else { return 0 }
    let points = SystemText.barButton.pointSize(compatibleWith: traitCollection)
    let weight = style == .done ? 600 : 400
    let font = appearance?.standard.title?.font ?? FontValue(pointSize: points, weight: weight)
    let attributes = TextAttributes(font: font.typesetFont(_traits))
    return CGFloat(Typesetter.shared.size(of: text, attributes: attributes).width)
  }
}
