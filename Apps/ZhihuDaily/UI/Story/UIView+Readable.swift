import UIKit
import ZhihuDailyPresentation

extension UIView {
  /// Adds a view, centred and as wide as a story's text.
  func addReadable(_ view: UIView, insets: NSDirectionalEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading)
    leading.priority = .defaultHigh
    let margins = insets.leading + insets.trailing
    NSLayoutConstraint.activate([
      leading,
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: leadingAnchor,
        constant: insets.leading
      ),
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.widthAnchor.constraint(
        lessThanOrEqualToConstant: CGFloat(StoryStyle.readableWidth) - margins
      ),
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}
