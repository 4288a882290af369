import UIKitHosting

// The content and style that a button shows in its state.

extension UIButton {
  package final var _font: UIFont {
    let font = plainFont
    return role == .primary ? font._bold : font
  }

  private var plainFont: UIFont {
    guard let configuration else { return _titleView.font }
    return switch configuration.buttonSize {
    case .mini, .small: Self.smallFont
    case .medium, .large: Self.bodyFont
    }
  }

  private static let smallFont = UIFont.preferredFont(forTextStyle: .subheadline)
  private static let bodyFont = UIFont.preferredFont(forTextStyle: .body)

  /// The configuration for the button's state.
  final var _shownConfiguration: UIButton.Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  /// A Boolean value that indicates whether the title has runs, which it does not create.
  final var _hasTitleRuns: Bool {
    guard let title = currentTitle, !title.isEmpty else { return false }
    let isAttributed = !_isPopUp && currentAttributedTitle != nil
    guard let configuration else { return isAttributed }
    return configuration.title == nil && isAttributed || configuration._hasTitleRuns(in: self)
  }

  /// The runs of an attributed title; nil for a plain one.
  final var _titleRuns: [TextRun]? {
    guard let title = currentTitle, !title.isEmpty else { return nil }
    guard let configuration else { return _isPopUp ? nil : currentAttributedTitle?._runs }
    if configuration.title == nil, !_isPopUp, configuration.titleTextAttributesTransformer == nil,
      let runs = currentAttributedTitle?._runs
    {
      return runs
    }
    return configuration._titleRuns(of: title, in: self)
  }

  final var _shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard let configuration else { return plainImage(image) }
    let shown = configuration._shown(image, in: self)
    return _details?.imageView?.shown(shown) ?? shown
  }

  /// Returns the image of a button without configuration, in the tint colour, independent of the
  /// title's colour.
  private func plainImage(_ image: UIImage) -> UIImage {
    let image = image._preferring(currentPreferredSymbolConfiguration)
    let shown = _details?.imageView?.shown(image) ?? image
    guard plainForeground != nil, shown._isDrawnInTint else { return shown }
    return shown.withTintColor(.tintColor)
  }

  /// The colour of the title of a button without configuration; nil for the tint.
  private var plainForeground: ColorValue? {
    _titleColor?._value ?? (buttonType == .custom ? UIColor.white._value : nil)
  }

  /// The default foreground color.
  final var _foreground: UIColor {
    configuration?.baseForegroundColor ?? (_usesDestructiveTint ? .systemRed : tintColor)
  }

  /// A Boolean value that indicates whether the tint is the default red of destructive actions, not
  /// dimmed or replaced.
  final var _usesDestructiveTint: Bool {
    role == .destructive && _lazyState?.tintColor == nil && tintAdjustmentMode != .dimmed
  }

  final var _showsIndicator: Bool {
    _shownConfiguration?._showsIndicator ?? _isPopUp
  }

  /// The style of which the layout of the content follows.
  final var _placedStyle: ButtonStyleValue { _withRoom(style(_ownDetailsValue)) }

  final var _shownStyle: ButtonStyleValue {
    var style = style(_detailsValue)
    if configuration != nil { return style }
    style.foregroundColor = plainForeground
    style.showsIndicator = _showsIndicator
    return style
  }

  private func style(_ details: ButtonDetailsValue?) -> ButtonStyleValue {
    var style = _shownConfiguration?._value(of: self) ?? ButtonStyleValue(background: .bare)
    style.details = details
    return style
  }
}
