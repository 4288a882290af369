import UIKit

/// A line to the right with a head: solid or dashed, with a word above it.
final class ArrowView: UIView {
  private static let dashes = 5

  private let word = UILabel(.caption1, color: .secondaryLabel, lines: 1)
  private let line = UIStackView()
  private let head = UIImageView(image: UIImage(systemName: "chevron.forward"))

  init() {
    super.init(frame: .zero)
    word.textAlignment = .center
    line.distribution = .fillEqually
    for _ in 0..<Self.dashes { line.addArrangedSubview(Self.dash()) }
    head.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    let shaft = UIStackView(arrangedSubviews: [line, head])
    shaft.alignment = .center
    let column = UIStackView(arrangedSubviews: [word, shaft])
    column.axis = .vertical
    addCovering(column)
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(isStrong: Bool, text: String) {
    word.text = text
    line.spacing = isStrong ? 0 : 5
    let color: UIColor = isStrong ? .label : .secondaryLabel
    for dash in line.arrangedSubviews { dash.backgroundColor = color }
    head.tintColor = color
  }

  private static func dash() -> UIView {
    let dash = UIView()
    dash.heightAnchor.constraint(equalToConstant: 2).isActive = true
    return dash
  }
}
