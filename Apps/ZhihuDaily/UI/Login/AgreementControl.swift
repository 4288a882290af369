import UIKit

/// A text with a check mark, which a tap toggles.
final class AgreementControl: UIButton {
  /// - Parameter onTap: The action after each tap.
  convenience init(onTap: UIAction) {
    var look = UIButton.Configuration.plain()
    look.baseForegroundColor = .label
    look.background.backgroundColor = .clear
    look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    look.imagePadding = 10
    look.titleAlignment = .leading
    look.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .title3)
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .preferredFont(forTextStyle: .subheadline)
      return attributes
    }
    self.init(configuration: look)
    contentHorizontalAlignment = .leading
    // Assistive technology names a toggle and its state in the user's language.
    changesSelectionAsPrimaryAction = true
    addAction(onTap, for: .primaryActionTriggered)
    configurationUpdateHandler = { button in
      let symbol = button.isSelected ? "checkmark.circle.fill" : "circle"
      button.configuration?.image = UIImage(systemName: symbol)
    }
  }

  func show(_ text: String, isTicked: Bool) {
    configuration?.title = text
    isSelected = isTicked
  }
}
