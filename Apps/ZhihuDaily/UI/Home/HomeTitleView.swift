import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The day and the paper's name; a tap on the name leads to the top.
final class HomeTitleView: UIView {
  private let day = UILabel()
  private let month = UILabel()
  private let line = UIView()
  private let date = UIView()
  private let lines = UIStackView()
  private let title: UIButton

  /// - Parameter onTitle: What a tap on the name does.
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

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
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

  /// Day and month beside each other in the low bar of a phone on its side.
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
