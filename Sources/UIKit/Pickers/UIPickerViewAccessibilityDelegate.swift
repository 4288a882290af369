/// A delegate that supplies accessibility labels for the components of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// - Returns: The label of a component; nil for the picker's own label.
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    nil
  }
}
