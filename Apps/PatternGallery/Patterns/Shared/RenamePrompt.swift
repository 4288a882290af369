import PatternGalleryModel
import UIKit

/// The alert for a new name, for the patterns that use an alert.
@MainActor
enum RenamePrompt {
  /// Returns an alert with a text field that contains the name.
  ///
  /// `problem` is the error of the previous input. Save is disabled while the field is blank.
  static func make(
    name: String,
    problem: String? = nil,
    texts: CardTexts,
    onSave: @escaping @MainActor (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: texts.rename, message: problem, preferredStyle: .alert)
    let save = UIAlertAction(title: texts.save, style: .default) { [weak alert] _ in
      onSave(alert?.textFields?.first?.text ?? "")
    }
    alert.addTextField { field in
      field.text = name
      field.placeholder = texts.name
      field.accessibilityLabel = texts.name
      field.clearButtonMode = .whileEditing
      field.selectTextWhenEditingBegins()
      field.addAction(
        UIAction { [weak field, weak save] _ in
          save?.isEnabled = field?.text?.contains { !$0.isWhitespace } == true
        },
        for: .editingChanged
      )
    }
    alert.addAction(UIAlertAction(title: texts.cancel, style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    return alert
  }
}
