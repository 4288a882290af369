import UIKit

/// An account: its kind above a line, its name beside its balance.
final class AccountCell: UITableViewCell {
  static let identifier = "account"

  private let kind = UILabel()
  private let line = UIView()
  private let name = UILabel()
  private let caption = UILabel()
  private let sum = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    kind.font = .preferredFont(forTextStyle: .caption1)
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontSizeToFitWidth = true
    caption.text = "Balance"
    caption.textAlignment = .right
    sum.textAlignment = .right
    let column = UIStackView(arrangedSubviews: [caption, sum])
    column.axis = .vertical
    let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    chevron.tintColor = .systemTeal
    // Added to the cell itself, as in tutorials.
    for view in [kind, line, name, column, chevron] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      kind.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 2),
      kind.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      line.topAnchor.constraint(equalToSystemSpacingBelow: kind.bottomAnchor, multiplier: 1),
      line.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      line.widthAnchor.constraint(equalToConstant: 60),
      line.heightAnchor.constraint(equalToConstant: 4),
      name.topAnchor.constraint(equalToSystemSpacingBelow: line.bottomAnchor, multiplier: 2),
      name.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      column.topAnchor.constraint(equalTo: line.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 4),
      trailingAnchor.constraint(equalToSystemSpacingAfter: column.trailingAnchor, multiplier: 4),
      chevron.topAnchor.constraint(equalToSystemSpacingBelow: line.bottomAnchor, multiplier: 1),
      trailingAnchor.constraint(equalToSystemSpacingAfter: chevron.trailingAnchor, multiplier: 1),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ account: AccountsViewController.Account) {
    kind.text = account.kind
    line.backgroundColor = account.color
    name.text = account.name
    sum.attributedText = Self.text(of: account.sum)
  }

  /// Returns a sum with raised currency and cents.
  private static func text(of sum: String) -> NSAttributedString {
    let high: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .callout), .baselineOffset: 8,
    ]
    let text = NSMutableAttributedString(string: "$", attributes: high)
    let large = [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .title1)]
    text.append(NSAttributedString(string: sum, attributes: large))
    text.append(NSAttributedString(string: "00", attributes: high))
    return text
  }
}

/// A placeholder for a loading account, with gradients in place of texts.
final class ShimmerCell: UITableViewCell {
  static let identifier = "shimmer"

  private let labels = [UILabel(), UILabel()]
  private let gradients = [CAGradientLayer(), CAGradientLayer()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for (label, gradient) in zip(labels, gradients) {
      label.text = "An account by name"
      label.textColor = .clear
      label.isAccessibilityElement = false
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray3.cgColor]
      label.layer.addSublayer(gradient)
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      labels[0].leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 24),
      labels[1].leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (label, gradient) in zip(labels, gradients) {
      gradient.frame = label.bounds
      gradient.cornerRadius = label.bounds.height / 2
    }
  }
}
