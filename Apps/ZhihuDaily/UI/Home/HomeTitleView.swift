import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The title view: date and title; a tap on the title scrolls to the top.
final class HomeTitleView: ProgrammaticView {
  private let day = UILabel()
  private let month = UILabel()
  private let line = UIView()
  private let date = UIView()
  private let lines = UIStackView()
  private let title: UIButton

  /// Makes the view.
  ///
  /// - Parameter onTitle: The action of a tap on the title.
  init(onTitle: UIAction) {
    title = UIButton(type: .custom, primaryAction: onTitle)
    super.init(frame: .zero)
    day.font = .systemFont(ofSize: 19, weight: .bold)
    month.font = .systemFont(ofSize: 11, weight: .medium)
    for label in [day, month] {
      label.textAlignment = .center
      label.textColor = .secondaryLabel
    }
    line.backgroundColor = .separator
    title.titleLabel?.font = .systemFont(ofSize: 22, weight: .bold)
    title.setTitleColor(.label, for: .normal)
    layOut()
  }

  func show(_ header: HomeHeaderViewData) {
    day.text = header.day
    month.text = header.month
    date.accessibilityLabel = header.date
    title.setTitle(header.title, for: .normal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLines()
  }

  /// Arranges day and month side by side in the low navigation bar of a phone in landscape.
  private func showLines() {
    let isLow = traitCollection.verticalSizeClass == .compact
    lines.axis = isLow ? .horizontal : .vertical
    lines.alignment = isLow ? .firstBaseline : .center
    lines.spacing = isLow ? 4 : 0
  }

  private func layOut() {
    lines.addArrangedSubview(day)
    lines.addArrangedSubview(month)
    showLines()
    date.addCovering(lines)
    date.isAccessibilityElement = true
    let row = UIStackView(arrangedSubviews: [date, line, title])
    row.alignment = .center
    row.spacing = 12
    addCovering(row)
    NSLayoutConstraint.activate([
      line.widthAnchor.constraint(equalToConstant: 1),
      line.heightAnchor.constraint(equalToConstant: 28),
    ])
  }
}
