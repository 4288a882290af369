import Foundation

extension UITextField {
  final var _defaultTextAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let own: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: 17),
      .foregroundColor: textColor ?? UIColor.label,
      .paragraphStyle: style,
    ]
    return (_otherTextAttributes ?? [:]).merging(own) { _, own in own }
  }

  final func _setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    _otherTextAttributes = attributes
    font = attributes[.font] as? UIFont
    textColor = attributes[.foregroundColor] as? UIColor
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }
}
