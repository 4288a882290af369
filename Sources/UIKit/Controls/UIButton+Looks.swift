import UIKitHosting

// What a display is told of a button's configuration.

extension UIButton.Configuration {
  @MainActor
  func _value(of button: UIButton) -> ButtonStyleValue {
    let base = button._foreground
    var value = ButtonStyleValue(background: shownLook)
    value.size = buttonSize._value
    value.cornerStyle = cornerStyle._value
    value.imagePlacement = imagePlacement._value
    value.imagePadding = Double(imagePadding)
    value.subtitle = subtitle
    value.subtitleRuns = _subtitleRuns(in: button) ?? []
    value.titleAlignment = shownAlignment
    value.titlePadding = titlePadding == 1 ? nil : Double(titlePadding)
    value.foregroundColor = baseForegroundColor?._value
    let background = ownBackground?._ofOwner
    value.backgroundColor = (background?._seenColor(button.tintColor) ?? shownBase)?._value
    value.contentInsets = ownInsets?._value
    value.showsActivityIndicator = showsActivityIndicator
    value.activityColor = activityIndicatorColorTransformer?(base)._value
    value.showsIndicator = _showsIndicator
    value.cutsTitle = !titleLineBreakMode._wraps
    guard let ownBackground else { return value }
    if ownBackground.cornerRadius != UIBackgroundConfiguration._ofButtons.cornerRadius {
      value.cornerRadius = Double(ownBackground.cornerRadius)
    }
    value.strokeWidth = Double(background?.strokeWidth ?? 0)
    value.strokeColor = background?.resolvedStrokeColor(for: base)._value
    return value
  }

  /// Whether a display is told colours that come of the button's tint.
  var _computesColors: Bool {
    let hasStroke = ownBackground.map { $0.strokeWidth > 0 && $0.strokeColor == nil } ?? false
    return hasStroke || imageColorTransformer != nil || activityIndicatorColorTransformer != nil
      || ownBackground?.backgroundColorTransformer != nil
      || ownBackground?.strokeColorTransformer != nil
      || titleTextAttributesTransformer != nil || subtitleTextAttributesTransformer != nil
  }

  /// The runs of a title; nil where it has no attributes.
  @MainActor
  func _titleRuns(of title: String, in button: UIButton) -> [TextRun]? {
    runs(
      title,
      button._isPopUp ? nil : attributedTitle,
      titleTextAttributesTransformer,
      font: button._font,
      color: button._foreground
    )
  }

  @MainActor
  func _subtitleRuns(in button: UIButton) -> [TextRun]? {
    guard let subtitle else { return nil }
    return runs(
      subtitle,
      attributedSubtitle,
      subtitleTextAttributesTransformer,
      font: .systemFont(ofSize: 13),
      color: button._foreground
    )
  }

  /// The image as the configuration has it.
  @MainActor
  func _shown(_ image: UIImage, in button: UIButton) -> UIImage {
    var image = image
    if let preferredSymbolConfigurationForImage {
      image = image.withConfiguration(preferredSymbolConfigurationForImage)
    }
    guard let imageColorTransformer else { return image }
    return image.withTintColor(imageColorTransformer(button._foreground))
  }

  private func runs(
    _ text: String,
    _ attributed: AttributedString?,
    _ transformer: UIConfigurationTextAttributesTransformer?,
    font: UIFont,
    color: UIColor
  ) -> [TextRun]? {
    guard attributed != nil || transformer != nil else { return nil }
    var attributed = attributed ?? AttributedString(text)
    if let transformer {
      for run in attributed.runs {
        var incoming = AttributeContainer()
        incoming.font = font
        incoming.foregroundColor = color
        incoming.merge(run.attributes)
        var outgoing = transformer(incoming)
        // What would be there anyway follows the button's looks and the reader's settings.
        if run.foregroundColor == nil, outgoing.foregroundColor == color {
          outgoing.foregroundColor = nil
        }
        if run.font == nil, outgoing.font == font { outgoing.font = nil }
        attributed[run.range].setAttributes(outgoing)
      }
    }
    return NSAttributedString(attributed)._runs
  }

  /// A selected button goes one step further.
  private var shownLook: ButtonStyleValue.Background {
    guard isSelected else { return look }
    return switch look {
    case .plain: .tinted
    case .gray, .tinted: .filled
    case .bordered, .borderedTinted: .borderedProminent
    case .bare, .borderless, .filled, .borderedProminent: look
    }
  }

  /// The base colour of the background; of a tinted button a breath of it.
  private var shownBase: UIColor? {
    switch shownLook {
    case .tinted, .borderedTinted: baseBackgroundColor?.withAlphaComponent(0.18)
    default: baseBackgroundColor
    }
  }

  private var shownAlignment: ButtonStyleValue.TitleAlignment {
    switch titleAlignment {
    case .automatic:
      (image != nil || showsActivityIndicator) && !imagePlacement.isVertical ? .leading : .center
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var _showsIndicator: Bool {
    switch indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var _value: ButtonStyleValue.Size {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .mini: .mini
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  fileprivate var _value: ButtonStyleValue.CornerStyle {
    switch self {
    case .fixed: .fixed
    case .dynamic: .dynamic
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate var isVertical: Bool {
    !contains(.trailing) && (contains(.top) || contains(.bottom))
  }

  fileprivate var _value: ButtonStyleValue.ImagePlacement {
    if contains(.trailing) { return .trailing }
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return .leading
  }
}
