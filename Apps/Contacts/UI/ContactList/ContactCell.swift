import ContactsPresentation
import RostrumUIKit
import UIKit

/// A contact's row: the monogram, the name, and the position below it.
final class ContactCell: ProgrammaticTableViewCell {
  /// The diameter of the monogram, in points.
  private static let diameter: CGFloat = 40

  private let monogram = MonogramView(diameter: diameter)
  private let texts = UIListContentView(configuration: .subtitleCell())
  private var row: ContactRowViewData?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for part in [monogram, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      monogram.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      monogram.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.diameter + 16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor),
      texts.leadingAnchor.constraint(equalTo: monogram.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    separatorInset.left = 16 + Self.diameter + 12
  }

  /// Shows a contact.
  ///
  /// - Parameters:
  ///   - row: The contact.
  ///   - showsDisclosure: Whether a tap shows another screen, instead of the other column.
  func show(_ row: ContactRowViewData, showsDisclosure: Bool) {
    self.row = row
    monogram.show(row.monogram)
    accessoryType = showsDisclosure ? .disclosureIndicator : .none
    setNeedsUpdateConfiguration()
  }

  /// Shows the texts, of two lines each, or of any number at accessibility sizes.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.textProperties.numberOfLines = isLarge ? 0 : 2
    content.secondaryText = row.position
    content.secondaryTextProperties.numberOfLines = isLarge ? 0 : 2
    content.secondaryTextProperties.color = .secondaryLabel
    content.directionalLayoutMargins.leading = 0
    texts.configuration = content
  }
}
