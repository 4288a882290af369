import UIKit

/// A carousel of pages with a page control, as the header of a table.
final class PagesViewController: UITableViewController {
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private let log = UILabel()
  private var steps: [String] = []
  private static let titles = ["One", "Two", "Three", "Four"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.tableHeaderView = makeHeader()
    log.text = "page 0"
    log.numberOfLines = 0
  }

  private func makeHeader() -> UIView {
    let pages = UIStackView(arrangedSubviews: Self.titles.enumerated().map(makePage))
    pages.distribution = .fillEqually
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    scroll.accessibilityLabel = "Banners"
    dots.numberOfPages = Self.titles.count
    dots.accessibilityLabel = "Banner"
    dots.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    let header = UIStackView(arrangedSubviews: [scroll, dots, log])
    header.axis = .vertical
    pages.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(pages)
    NSLayoutConstraint.activate([
      scroll.heightAnchor.constraint(equalToConstant: 200),
      pages.topAnchor.constraint(equalTo: scroll.topAnchor),
      pages.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      pages.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      pages.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 4),
    ])
    return header
  }

  private func makePage(_ index: Int, _ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.backgroundColor = index.isMultiple(of: 2) ? .secondarySystemBackground : .systemFill
    return label
  }

  private func turn() {
    let width = scroll.bounds.width
    scroll.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * width, y: 0), animated: true)
  }

  private func note(_ step: String) {
    if steps.last != step { steps.append(step) }
    log.text = "page \(dots.currentPage): " + steps.joined(separator: " ")
  }

  // MARK: Scrolling

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === scroll else { return }
    note("scrolls")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard scrollView === scroll else { return }
    steps = []
    note("begins")
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    guard scrollView === scroll else { return }
    note(decelerate ? "flung" : "released")
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView === scroll else { return }
    dots.currentPage = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
    note("rests")
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    steps = []
    note("arrived")
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
