import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The screen of the settings.
final class SettingsViewController: ScreenViewController<SettingsPresenter>, SettingsView {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = SettingsDataSource(tableView: table) {
    [weak self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    self?.fill(cell, with: item)
    return cell
  }
  private var settings: SettingsViewData?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addCovering(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = self
  }

  // MARK: - SettingsView

  func render(_ state: SettingsViewState) {
    title = state.title
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(table, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .settings(let settings):
      show(table, insteadOf: nil)
      self.settings = settings
      source.show(settings)
    }
  }

  // MARK: - Cells

  private func fill(_ cell: UITableViewCell, with item: SettingsDataSource.Item) {
    guard let settings else { return }
    cell.accessoryType = .none
    switch item {
    case .appearance(let id):
      let option = settings.appearances.first { $0.id == id }
      cell.showOption(option?.title, isChosen: option?.isChosen == true)
    case .textSize(let id):
      let option = settings.textSizes.first { $0.id == id }
      cell.showOption(option?.title, isChosen: option?.isChosen == true)
    case .sample:
      cell.showText(settings.sample, .preferredFont(forTextStyle: settings.sampleSize.textStyle))
    case .cacheSize: cell.showValue(settings.cache.sizeTitle, settings.cache.size)
    case .clear:
      let cache = settings.cache
      cell.showAction(cache.button, isDestructive: true, isEnabled: cache.isEnabled)
    }
  }
}

extension SettingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch source.itemIdentifier(for: indexPath) {
    case .appearance(let id): presenter.appearanceTapped(id)
    case .textSize(let id): presenter.textSizeTapped(id)
    case .clear: presenter.clearTapped()
    case .sample, .cacheSize, nil: break
    }
  }
}

extension UITableViewCell {
  /// Shows a text without an action.
  fileprivate func showText(_ text: String, _ font: UIFont) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.font = font
    content.textProperties.color = .secondaryLabel
    contentConfiguration = content
    selectionStyle = .none
    accessibilityTraits = .staticText
  }

  /// Shows a name and its value.
  fileprivate func showValue(_ text: String, _ value: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    contentConfiguration = content
    selectionStyle = .none
    accessibilityTraits = .staticText
  }
}

extension TextSizeChoice {
  /// The text style for the sample, which follows the user's text size as stories do.
  fileprivate var textStyle: UIFont.TextStyle {
    switch self {
    case .small: .subheadline
    case .standard: .body
    case .large: .title3
    case .extraLarge: .title2
    }
  }
}
