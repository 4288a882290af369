import UIKitHosting

// The attributes of a button's configuration for displays.

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
    value.backgroundColor =
      (background?._explicitBackgroundColor(button.tintColor) ?? shownBase)?._value
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

  /// A Boolean value that indicates whether the attributes contain colours that are derived from
  /// the button's tint.
  var _computesColors: Bool {
    let hasStroke = ownBackground.map { $0.strokeWidth > 0 && $0.strokeColor == nil } ?? false
    return hasStroke || imageColorTransformer != nil || activityIndicatorColorTransformer != nil
      || ownBackground?.backgroundColorTransformer != nil
      || ownBackground?.strokeColorTransformer != nil
      || titleTextAttributesTransformer != nil || subtitleTextAttributesTransformer != nil
  }

  /// Returns whether a title has attributes.
  @MainActor
  func _hasTitleRuns(in button: UIButton) -> Bool {
    titleTextAttributesTransformer != nil || !button._isPopUp && attributedTitle != nil
  }

  /// Returns the runs of a title; nil for a title without attributes.
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

  /// Returns the image with the configuration's symbol configuration and tint.
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
        // Default values are omitted, so that they follow the button's appearance and the user's
        // settings.
        if run.foregroundColor == nil, outgoing.foregroundColor == color {
          outgoing.foregroundColor = nil
        }
        if run.font == nil, outgoing.font == font { outgoing.font = nil }
        attributed[run.range].setAttributes(outgoing)
      }
    }
    return NSAttributedString(attributed)._runs
  }

  /// The style, which is the next more prominent one for a selected button.
  private var shownLook: ButtonStyleValue.Background {
    guard isSelected else { return look }
    return switch look {
    case .plain: .tinted
    case .gray, .tinted: .filled
    case .bordered, .borderedTinted: .borderedProminent
    case .bare, .borderless, .filled, .borderedProminent: look
    }
  }

  /// The base colour of the background, at 18 % opacity for tinted buttons.
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
