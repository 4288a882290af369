import UIKit

extension UITextField {
  /// Selects the text when editing begins, so that typing replaces a former name.
  func selectTextWhenEditingBegins() {
    addAction(UIAction { [weak self] _ in self?.selectAll(nil) }, for: .editingDidBegin)
  }
}
