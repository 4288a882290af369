import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// A story's row: its title, a line below it, and a small picture.
final class StoryCell: ProgrammaticTableViewCell {
  private let title = UILabel()
  private let hint = UILabel()
  private let picture = PictureView(frame: .zero)
  private let row = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 3
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 2
    for label in [title, hint] { label.adjustsFontForContentSizeCategory = true }
    picture.isAccessibilityElement = false
    picture.layer.cornerRadius = 4
    layOut()
  }

  func show(_ row: HomeRowViewData, from pictures: any PictureProviding) {
    show(title: row.title, hint: row.hint, url: row.picture, from: pictures)
    accessibilityLabel = row.accessibilityLabel
    title.textColor = row.isRead ? .secondaryLabel : .label
    accessibilityValue = row.readMark
  }

  func show(_ row: FavouriteRowViewData, from pictures: any PictureProviding) {
    show(title: row.title, hint: row.hint, url: row.picture, from: pictures)
    accessibilityLabel = row.accessibilityLabel
  }

  private func show(
    title: String,
    hint: String?,
    url: URL?,
    from pictures: any PictureProviding
  ) {
    self.title.text = title
    self.hint.text = hint
    self.hint.isHidden = hint == nil
    picture.show(url, from: pictures)
    picture.isHidden = url == nil
    accessibilityTraits = .button
  }

  /// Stacks text and picture at accessibility sizes, and removes the limit of lines.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
    title.numberOfLines = isLarge ? 0 : 3
    hint.numberOfLines = isLarge ? 0 : 2
  }

  private func layOut() {
    let texts = UIStackView(arrangedSubviews: [title, hint])
    texts.axis = .vertical
    texts.spacing = 6
    row.addArrangedSubview(texts)
    row.addArrangedSubview(picture)
    row.alignment = .center
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      picture.widthAnchor.constraint(equalToConstant: 76),
      picture.heightAnchor.constraint(equalToConstant: 76),
    ])
  }
}
