// As tutorials do it:
// swift-format-ignore-file: NeverForceUnwrap, ReplaceForEachWithForLoop

import UIKit

final class DayCell: UICollectionViewCell {
  let numberLabel = UILabel()
  let selectionView = UIView()
  let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    selectionView.translatesAutoresizingMaskIntoConstraints = false
    selectionView.backgroundColor = .systemRed
    selectionView.isHidden = true
    contentView.addSubview(selectionView)
    numberLabel.translatesAutoresizingMaskIntoConstraints = false
    numberLabel.textAlignment = .center
    numberLabel.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(numberLabel)
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.backgroundColor = .systemGray
    dot.layer.cornerRadius = 3
    contentView.addSubview(dot)
    NSLayoutConstraint.activate([
      numberLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      numberLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      selectionView.centerXAnchor.constraint(equalTo: numberLabel.centerXAnchor),
      selectionView.centerYAnchor.constraint(equalTo: numberLabel.centerYAnchor),
      selectionView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.8),
      selectionView.heightAnchor.constraint(equalTo: selectionView.widthAnchor),
      dot.topAnchor.constraint(equalTo: selectionView.bottomAnchor, constant: -2),
      dot.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalToConstant: 6),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    selectionView.layer.cornerRadius = selectionView.bounds.height / 2
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    selectionView.isHidden = true
    numberLabel.textColor = .label
  }
}

final class MonthHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "MonthHeaderView"
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class MonthViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let weekdaysStack = UIStackView()
  private let separator = UIView()
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 48)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "DayCell")
    collectionView.register(
      MonthHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: MonthHeaderView.reuseIdentifier
    )
    return collectionView
  }()
  private let months = [("April", 2, 30), ("May", 4, 31), ("June", 0, 30)]
  private var selected = IndexPath(item: 2 + 20, section: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    weekdaysStack.distribution = .fillEqually
    for day in ["M", "T", "W", "T", "F", "S", "S"] {
      let label = UILabel()
      label.text = day
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 12, weight: .semibold)
      label.textColor = .secondaryLabel
      weekdaysStack.addArrangedSubview(label)
    }
    separator.backgroundColor = .separator
    let views: [String: UIView] = [
      "days": weekdaysStack, "line": separator, "grid": collectionView,
    ]
    for (_, sub) in views {
      sub.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(sub)
    }
    var constraints: [NSLayoutConstraint] = []
    for name in ["days", "line", "grid"] {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[\(name)]|",
        options: [],
        metrics: nil,
        views: views
      )
    }
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[days]-pad-[line(hair)][grid]|",
      options: [],
      metrics: ["pad": 8, "hair": 0.5],
      views: views
    )
    constraints.append(
      weekdaysStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
    )
    NSLayoutConstraint.activate(constraints)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    months.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    months[section].1 + months[section].2
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "DayCell", for: indexPath) as! DayCell
    let day = indexPath.item - months[indexPath.section].1 + 1
    cell.numberLabel.text = day > 0 ? "\(day)" : nil
    cell.dot.isHidden = day <= 0 || day % 4 != 0
    cell.selectionView.isHidden = indexPath != selected
    cell.numberLabel.textColor = indexPath == selected ? .white : .label
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: MonthHeaderView.reuseIdentifier,
        for: indexPath
      )
      as! MonthHeaderView
    header.titleLabel.text = months[indexPath.section].0
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = floor(collectionView.bounds.width / 7)
    return CGSize(width: width, height: min(width, 64) + 10)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let old = selected
    selected = indexPath
    collectionView.reloadItems(at: [old, indexPath])
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.collectionViewLayout.invalidateLayout()
  }
}
