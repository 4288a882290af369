/// The screens in UIKit.
struct UserInterfaceTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("UI/ItemList/ItemListViewController.swift", listViewController),
      GeneratedFile("UI/ItemDetail/ItemDetailViewController.swift", detailViewController),
      GeneratedFile("UI/\(app)ScreensFactory.swift", factory),
    ]
  }

  private var listViewController: String {
    """
    import \(app)Presentation
    import RostrumUIKit
    import UIKit

    /// The list of items.
    final class ItemListViewController:
      ScreenViewController<ItemListPresenter>, ItemListView
    {
      private let table = UITableView(frame: .zero, style: .insetGrouped)
      private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        [weak self] table, path, id in
        self?.cell(for: id, at: path, in: table)
      }
      private var rows: [String: ItemRowViewData] = [:]

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addCovering(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        table.dataSource = source
        table.delegate = self
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.prefersLargeTitles = true
      }

      // MARK: - ItemListView

      func render(_ state: ItemListViewState) {
        title = state.title
        switch state.content {
        case .loading(let text):
          show(table, insteadOf: .loading(text))
        case .placeholder(let data):
          show(
            table,
            insteadOf: .placeholder(data) { [weak self] in
              self?.presenter.placeholderButtonTapped()
            }
          )
        case .list(let rows):
          show(table, insteadOf: nil)
          show(rows)
        }
      }

      private func show(_ next: [ItemRowViewData]) {
        rows = Dictionary(next.map { ($0.id, $0) }) { first, _ in first }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(next.map(\\.id))
        source.applySnapshotUsingReloadData(snapshot)
      }

      private func cell(
        for id: String,
        at path: IndexPath,
        in table: UITableView
      ) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = rows[id]?.title
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }

    extension ItemListViewController: UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let id = source.itemIdentifier(for: indexPath) { presenter.itemTapped(id) }
      }
    }
    """
  }

  private var detailViewController: String {
    """
    import \(app)Presentation
    import RostrumUIKit
    import UIKit

    /// One item.
    final class ItemDetailViewController:
      ScreenViewController<ItemDetailPresenter>, ItemDetailView
    {
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }

      // MARK: - ItemDetailView

      func render(_ state: ItemDetailViewState) {
        title = state.title
        switch state.content {
        case .loading(let text):
          show(label, insteadOf: .loading(text))
        case .placeholder(let data):
          show(
            label,
            insteadOf: .placeholder(data) { [weak self] in
              self?.presenter.placeholderButtonTapped()
            }
          )
        case .text(let text):
          show(label, insteadOf: nil)
          label.text = text
        }
      }
    }
    """
  }

  private var factory: String {
    """
    public import \(app)Presentation
    public import Rostrum
    import RostrumUIKit
    import UIKit

    /// The screens of \(name.title) in UIKit.
    public struct \(app)ScreensFactory: \(app)Screens {
      public init() {}

      public func itemList(_ presenter: ItemListPresenter) -> any Screen {
        ItemListViewController(presenter: presenter)
      }

      public func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen {
        ItemDetailViewController(presenter: presenter)
      }
    }
    """
  }
}
