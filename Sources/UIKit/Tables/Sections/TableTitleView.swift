/// A header or footer with a title in the table's standard appearance.
final class TableTitleView: UITableViewHeaderFooterView {
  func show(_ title: String, in style: UITableView.Style) {
    var content: UIListContentConfiguration =
      switch (_edge, style) {
      case (.header, .plain): .plainHeader()
      case (.header, _): .groupedHeader()
      case (.footer, .plain): .plainFooter()
      case (.footer, _): .groupedFooter()
      }
    content.text = title
    contentConfiguration = content
  }

  /// The label of the title, which apps may style in `willDisplayHeaderView`.
  override var textLabel: UILabel? { (contentView as? UIListContentView)?._textLabel }
}
