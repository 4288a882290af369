import UIKitHosting

// The placement and background of the content of buttons without configuration.

/// Rarely used button state, allocated lazily.
@MainActor
final class _ButtonDetails {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
  var backgrounds = StateValues<UIImage>()
  var adjustsImageWhenHighlighted = true
  var symbols = StateValues<UIImage.SymbolConfiguration>()
  /// The placeholder image view; nil until the app requests it.
  var imageView: _ButtonImageView?
  var configuredBackground: ConfiguredBackgroundView?
  /// The pointer interaction, allocated when the app configures it.
  var pointer: ButtonPointer?
}

extension UIButton {
  /// Shows the parts of the configured background that require a separate view.
  final func _showConfiguredBackground() {
    let background = configuration?.ownBackground
    guard background?._ofOwnView != nil || _details?.configuredBackground != nil else { return }
    let details = _details ?? _ButtonDetails()
    _details = details
    details.configuredBackground.show(background) {
      insertSubview($0, at: 0)
      $0._invalidate(.slot)
      setNeedsLayout()
    }
  }

  /// The content insets of a button without configuration, in points; nil for the system's.
  final var _plainInsets: UIEdgeInsets? {
    guard let insets = _details?.content, insets != .zero else { return nil }
    return insets
  }

  final var _detailsValue: ButtonDetailsValue? {
    if _details == nil, _placesContent { _details = _ButtonDetails() }
    return _ownDetailsValue.map(_placed)
  }

  /// The details without the places that the class gives to its content.
  final var _ownDetailsValue: ButtonDetailsValue? {
    guard let details = _details else { return nil }
    let isPlain = configuration == nil
    return ButtonDetailsValue(
      horizontal: contentHorizontalAlignment._value,
      vertical: contentVerticalAlignment._value,
      insets: isPlain ? _plainInsets.map { $0._value.grown(by: _addedRoom) } : nil,
      titleShift: isPlain ? shift(by: details.title) : .init(x: 0, y: 0),
      imageShift: isPlain ? shift(by: details.image) : .init(x: 0, y: 0),
      imagePlace: imagePlace,
      background: currentBackgroundImage?._value,
      dimsWhenPressed: !isPlain || details.adjustsImageWhenHighlighted
    )
  }

  private var imagePlace: ButtonDetailsValue.ImagePlace? {
    let isAlone = currentTitle?.isEmpty ?? true
    let fillsAcross = isAlone && contentHorizontalAlignment == .fill
    let fillsDown = isAlone && contentVerticalAlignment == .fill
    guard fillsAcross || fillsDown || _details?.imageView != nil else { return nil }
    let mode = _details?.imageView?.contentMode ?? .scaleToFill
    return .init(mode: mode._value, fillsAcross: fillsAcross, fillsDown: fillsDown)
  }

  /// Returns the distance that insets move content.
  private func shift(by insets: UIEdgeInsets) -> ShiftValue {
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center: (insets.left - insets.right) / 2
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return ShiftValue(x: Double(x), y: Double(y))
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var _value: ButtonDetailsValue.Alignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var _value: ButtonDetailsValue.Alignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}
