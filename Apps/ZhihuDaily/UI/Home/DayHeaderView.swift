import UIKit

/// A section header: the date and a line beside it.
final class DayHeaderView: UITableViewHeaderFooterView {
  private let label = UILabel()
  private let line = UIView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    label.setContentHuggingPriority(.required, for: .horizontal)
    line.backgroundColor = .separator
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ title: String) {
    label.text = title
  }

  private func layOut() {
    contentView.backgroundColor = .systemBackground
    let row = UIStackView(arrangedSubviews: [label, line])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
