import UIKit

/// The content of a cell of 10 views: an icon, six labels, two views, and their superview.
private final class CellContent: UIView {
  private let icon = UIView()
  private let labels = (0..<6).map { _ in UILabel() }
  private let badge = UIView()
  private let line = UIView()

  init(_ number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
    for (index, label) in labels.enumerated() { label.text = "Label \(index) of \(number % 20)" }
    let views: [UIView] = [icon, badge, line] + labels
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    pin()
  }

  required init?(coder: NSCoder) { nil }

  private func pin() {
    var constraints = [
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
      line.leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ]
    var above = topAnchor
    for label in labels {
      constraints += [
        label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        label.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: above, constant: 4),
      ]
      above = label.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }
}

@MainActor
func measureCells() {
  var cells: [CellContent] = []
  var made = 0
  report(
    "the next cell of 10 views of its kind, layout",
    measure(
      prepare: { count in
        cells = (made..<made + count).map(CellContent.init)
        made += count
      }
    ) { cells[$0].layoutIfNeeded() }
  )
  report(
    "the next cell of its kind, size that fits",
    measure(
      prepare: { count in
        cells = (made..<made + count).map(CellContent.init)
        made += count
      }
    ) { number in
      _ = cells[number].systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
  )
}

/// Measures the memory that layout adds to cells.
@MainActor
func measureMemory() {
  let cells = (0..<3000).map(CellContent.init)
  for cell in cells[..<1000] { cell.layoutIfNeeded() }
  let before = residentBytes()
  for cell in cells[1000...] { cell.layoutIfNeeded() }
  let bytes = (residentBytes() - before) / 2000
  print("memory of a solved cell of 10 views: \(bytes) bytes  aim ≤ 2048 bytes")
}

@MainActor
func measureList() {
  let list = UIStackView(arrangedSubviews: (0..<60).map { _ in row() })
  list.axis = .vertical
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  scrollView.addSubview(list)
  list.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    list.topAnchor.constraint(equalTo: scrollView.topAnchor),
    list.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    list.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
    list.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
    list.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
  ])
  scrollView.layoutIfNeeded()
  var round = 0
  report(
    "a list of 60 rows gets another width",
    measure { _ in
      round += 1
      scrollView.frame.size.width = 320 + CGFloat(round % 70)
      scrollView.layoutIfNeeded()
    },
    aim: 5000
  )
}

/// A row of an icon and two texts, of which the second wraps.
@MainActor
private func row() -> UIView {
  let icon = UIView()
  icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
  icon.heightAnchor.constraint(equalToConstant: 40).isActive = true
  let title = UILabel()
  title.text = "A title"
  let detail = UILabel()
  detail.text = "What is said below the title, in as many lines as it takes"
  detail.numberOfLines = 0
  let texts = UIStackView(arrangedSubviews: [title, detail])
  texts.axis = .vertical
  let row = UIStackView(arrangedSubviews: [icon, texts])
  row.alignment = .top
  row.spacing = 12
  return row
}
