import UIKit
import UIKitHosting
import UIKitTesting

/// A screen with one collection view, shown headless at 390 × 844 points.
@MainActor
final class CollectionFixture {
  let view: UICollectionView
  let screen = UIViewController()
  let driver: SceneDriver
  /// A strong reference, because the collection view's is weak.
  private var source: (any UICollectionViewDataSource)?

  /// Makes a fixture; `configure` sets the data source before the view is shown.
  init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    configure: (UICollectionView) -> Void
  ) {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    screen.view = view
    configure(view)
    source = view.dataSource
    driver = SceneDriver(rootViewController: screen)
    driver.display.forgetCommits()
  }

  /// The texts of the cells that exist, in reading order.
  var texts: [String] { driver.find(nil, .cell).map(\.label) }

  func tap(_ text: String) -> Bool {
    guard let cell = driver.find(text, .cell).first else { return false }
    return driver.send(.selectRow(cell.id))
  }

  func scroll(to y: CGFloat) throws {
    try driver.scroll(to: CGPoint(x: 0, y: y))
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// A data source of texts in sections, with a cell for each text.
@MainActor
final class TextSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  /// The requested index paths, one for each cell that was made.
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "\($0)" }])
  }

  func attach(to view: UICollectionView) {
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(TextEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
  }

  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked.map(\.item)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "edge",
      for: indexPath
    )
    let name = kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot"
    (view as? TextEdge)?.label.text = "\(name) \(indexPath.section)"
    return view
  }
}

final class TextCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var reuses = 0
  let sizeWhenMade: CGSize

  override init(frame: CGRect) {
    sizeWhenMade = frame.size
    super.init(frame: frame)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    label.numberOfLines = 0
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class TextEdge: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.frame = bounds
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A delegate that logs the calls it receives.
@MainActor
final class CollectionLog: NSObject, UICollectionViewDelegate {
  private var lines: [String] = []
  var refused: Set<Int> = []
  var unselectable: Set<Int> = []
  var logsDisplay = false

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func log(_ what: String, _ path: IndexPath) {
    lines.append("\(what) \(path.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    !refused.contains(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    log("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    log("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log("shouldSelect", indexPath)
    return !unselectable.contains(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log("shouldDeselect", indexPath)
    return !unselectable.contains(indexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log("didSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    log("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if logsDisplay { log("willDisplay", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if logsDisplay { log("didEndDisplaying", indexPath) }
  }
}
