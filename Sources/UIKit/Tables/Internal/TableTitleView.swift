/// A section's title, in the table's own looks.
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

  /// The label of the title: apps dress it when they are told that the header is shown.
  override var textLabel: UILabel? { (contentView as? UIListContentView)?._textLabel }
}
