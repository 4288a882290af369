import UIKitHosting
import VectorDrawing

extension UITextField {
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  /// The distance between the border and the text, in points.
  static let padding: CGFloat = 7
  private static let roundedHeight: CGFloat = 34

  final var _shownFont: UIFont { font ?? Self.defaultFont }

  final var _fieldValue: FieldValue {
    let room = _room
    var field = FieldValue(
      placeholder: placeholder,
      border: _bar == nil ? borderStyle._value : .search,
      clearButton: clearButtonMode._value,
      keyboard: keyboardType._value,
      returnKey: returnKeyType._value,
      isSecure: isSecureTextEntry,
      capitalization: autocapitalizationType._value,
      corrects: autocorrectionType._value,
      contentType: textContentType?.rawValue,
      checksSpelling: spellCheckingType._value,
      insets: room.insets,
      gaps: room.gaps,
      placeholderColor: (showsPlaceholder ? _placeholderColor : .clear)?._value,
      hasInputView: inputView != nil
    )
    field.reportsSelection = _reportsSelection(to: delegate)
    field.givesEditMenus = isFirstResponder && _providesEditMenus(by: delegate)
    field.reportsDeletion = type(of: self) != UITextField.self
    if adjustsFontSizeToFitWidth {
      field.minimumScale = min(1, Double(minimumFontSize / _shownFont.pointSize))
    }
    return field
  }

  /// A Boolean value that indicates whether the class draws the placeholder.
  ///
  /// The placeholder of a class that does not is transparent, so that screen readers still read it.
  private var showsPlaceholder: Bool {
    guard type(of: self) != UITextField.self, _overrides.contains(.drawPlaceholder),
      placeholder?.isEmpty == false, bounds.width > 0, bounds.height > 0
    else { return true }
    _drawsPlaceholder = false
    let context = CGContext(_size: bounds.size, scale: UIGraphicsImageRendererFormat._displayScale)
    GraphicsStack.draw(in: context) { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    return _drawsPlaceholder || !context._drawing.isEmpty
  }

  /// The size of the text or placeholder with the border around it, in points.
  final var _fieldSize: CGSize {
    let line = _lineSize
    let (width, height) = (line.width, line.height)
    switch borderStyle {
    case .none: return CGSize(width: width, height: height)
    case .line, .bezel: return CGSize(width: width + 2 * Self.padding, height: height + 4)
    case .roundedRect:
      return CGSize(width: width + 2 * Self.padding, height: max(Self.roundedHeight, height + 12))
    }
  }

  /// The size of the text or placeholder in one line; an empty one has a height as well.
  private var _lineSize: CGSize {
    _typesetSize(of: typesetText(_content.isEmpty ? placeholder ?? "" : _content))
  }

  /// The text in one line.
  final var _typesetText: TypesetText { typesetText(_content) }

  private func typesetText(_ string: String) -> TypesetText {
    TypesetText(string: string, font: _shownFont._value, maximumLines: 1, isEditable: true)
  }

  /// Shows or hides the side views according to their modes.
  final func _showSideViews() {
    show(leftView, leftViewMode, in: .leftView)
    show(rightView, rightViewMode, in: .rightView)
  }

  private func show(_ view: UIView?, _ mode: ViewMode, in slot: Slot) {
    guard let view else { return }
    let isWanted =
      switch mode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    if !isWanted {
      view.removeFromSuperview()
    } else if view._superview !== self {
      view._slot = slot
      addSubview(view)
    }
  }
}

extension UITextField.BorderStyle {
  fileprivate var _value: FieldValue.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

extension UITextField.ViewMode {
  fileprivate var _value: FieldValue.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}
