import Foundation
import UIKitHosting

// The frame of a bar of edit actions. Displays place bars by the same rules, with their own text
// measurements.

extension _MenuView {
  private enum Bar {
    static let font = UIFont.systemFont(ofSize: CGFloat(SystemText.editMenuItem.size))
    static let height = CGFloat(SystemMetrics.Menu.row)
    static let paddingOfItems = CGFloat(2 * SystemMetrics.Menu.side)
    static let widthOfImages = CGFloat(SystemMetrics.Menu.icon)
    /// The distance between the bar and its target, for the arrow.
    static let gap = CGFloat(SystemMetrics.Menu.margin)
    /// The distance between the bar and the edges of the window.
    static let margin = CGFloat(SystemMetrics.Menu.margin)
  }

  /// The frame of the bar in the window; nil for vertical menus.
  var barFrame: CGRect? {
    guard let edit, let window else { return nil }
    let area = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Bar.margin, dy: Bar.margin)
    let size = CGSize(width: min(barWidth, area.width), height: Bar.height)
    let rect = edit.targetRect
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    switch arrow(edit.arrow, at: rect, for: size, in: area) {
    case .up: origin.y = rect.maxY + Bar.gap
    case .left: origin.x = rect.maxX + Bar.gap
    case .right: origin.x = rect.minX - Bar.gap - size.width
    case .down, .automatic: origin.y = rect.minY - Bar.gap - size.height
    }
    origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
    origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }

  private func arrow(
    _ wanted: MenuTarget.Arrow,
    at rect: CGRect,
    for size: CGSize,
    in area: CGRect
  ) -> MenuTarget.Arrow {
    guard wanted == .automatic else { return wanted }
    return rect.minY - Bar.gap - size.height >= area.minY ? .down : .up
  }

  private var barWidth: CGFloat {
    let widths = barElements.map { element -> CGFloat in
      let text = TypesetText(string: element.title, font: Bar.font._value)
      let image = element.image == nil ? 0 : Bar.widthOfImages
      return _typesetSize(of: text).width + image + Bar.paddingOfItems
    }
    return widths.reduce(0, +)
  }
}
