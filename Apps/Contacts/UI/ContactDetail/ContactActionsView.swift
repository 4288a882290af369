import ContactsPresentation
import UIKit

/// The buttons for message, call and mail: side by side as in Apple's Contacts, stacked for large
/// text sizes.
final class ContactActionsView: UIStackView {
  private var onAction: (ContactCardViewData.Action.ID) -> Void = { _ in }
  private var buttons: [ContactCardViewData.Action.ID: UIButton] = [:]

  init() {
    super.init(frame: .zero)
    distribution = .fillEqually
    spacing = 8
    for id in ContactCardViewData.Action.ID.allCases {
      let button = UIButton(configuration: .gray())
      button.configuration?.background.backgroundColor = .secondarySystemGroupedBackground
      button.addAction(
        UIAction { [weak self] _ in self?.onAction(id) },
        for: .primaryActionTriggered
      )
      buttons[id] = button
      addArrangedSubview(button)
    }
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.arrange()
    }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("Made in code only.")
  }

  func show(
    _ actions: [ContactCardViewData.Action],
    _ onAction: @escaping (ContactCardViewData.Action.ID) -> Void
  ) {
    self.onAction = onAction
    for action in actions {
      guard let button = buttons[action.id] else { continue }
      button.configuration?.image = UIImage(systemName: action.symbol)
      button.configuration?.attributedTitle = AttributedString(
        action.title,
        attributes: AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .footnote)])
      )
      button.isEnabled = action.isEnabled
    }
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    for button in buttons.values {
      button.configuration?.imagePlacement = isLarge ? .leading : .top
      button.configuration?.imagePadding = isLarge ? 8 : 4
    }
  }
}
