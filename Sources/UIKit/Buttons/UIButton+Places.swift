import UIKitHosting
import VectorDrawing

// The rectangles of a button's content, which classes may override.

extension UIButton {
  /// A Boolean value that indicates whether the class places the title or the image.
  final var _placesContent: Bool {
    type(of: self) != UIButton.self && _overrides.contains(.buttonRects)
  }

  final func _contentRect(in bounds: CGRect) -> CGRect {
    let style = _placedStyle
    let content = ButtonLayout.content(
      of: bounds._drawing,
      style,
      hasWords: currentTitle?.isEmpty == false,
      isRightToLeft: _usesRightToLeftLayout
    )
    return CGRect(_drawing: content)
  }

  final func _titleRect(in content: CGRect) -> CGRect {
    let style = _placedStyle
    let rect = CGRect(_drawing: layout(in: content, style, imageSize: _placedImageSize).words)
    return rect.shifted(by: style.details?.titleShift)
  }

  final func _imageRect(in content: CGRect) -> CGRect {
    let style = _placedStyle
    var rect = CGRect(_drawing: layout(in: content, style, imageSize: _placedImageSize).image)
    rect = rect.shifted(by: style.details?.imageShift)
    guard let place = style.details?.imagePlace else { return rect }
    if place.fillsAcross { (rect.origin.x, rect.size.width) = (content.minX, content.width) }
    if place.fillsDown { (rect.origin.y, rect.size.height) = (content.minY, content.height) }
    return rect
  }

  /// The rectangle of the title in the button; empty without one.
  final var _titlePlace: CGRect { titleRect(forContentRect: contentRect(forBounds: bounds)) }
  final var _imagePlace: CGRect { imageRect(forContentRect: contentRect(forBounds: bounds)) }

  /// Returns the details with the places that the class gives to title and image.
  final func _placed(_ details: ButtonDetailsValue) -> ButtonDetailsValue {
    guard _placesContent, !bounds.isEmpty else { return details }
    let style = _placedStyle
    let content = contentRect(forBounds: bounds)
    let (title, image) = (titleRect(forContentRect: content), imageRect(forContentRect: content))
    let imageSize = _placedImageSize == .zero ? .zero : image.size
    let usual = layout(in: _contentRect(in: bounds), style, imageSize: imageSize)
    var place = details.imagePlace
    if imageSize != .zero {
      let mode = (_details?.imageView?.contentMode ?? .scaleToFill)._value
      place = .init(mode: mode, fillsAcross: false, fillsDown: false)
      place?.size = SizeValue(imageSize)
    }
    return ButtonDetailsValue(
      horizontal: details.horizontal,
      vertical: details.vertical,
      insets: details.insets,
      titleShift: shift(of: title, from: CGRect(_drawing: usual.words)),
      imageShift: ShiftValue(
        x: Double(image.midX) - usual.image.x - usual.image.width / 2,
        y: Double(image.midY) - usual.image.y - usual.image.height / 2
      ),
      imagePlace: place,
      background: details.background,
      dimsWhenPressed: details.dimsWhenPressed
    )
  }

  /// Returns the distance by which a title moves to lie in a rectangle as its alignment demands.
  private func shift(of rect: CGRect, from usual: CGRect) -> ShiftValue {
    let isReversed = _usesRightToLeftLayout
    let x =
      switch _titleView.textAlignment {
      case .center: rect.midX - usual.midX
      case .right: rect.maxX - usual.maxX
      case .left: rect.minX - usual.minX
      case .natural, .justified: isReversed ? rect.maxX - usual.maxX : rect.minX - usual.minX
      }
    return ShiftValue(x: Double(x), y: Double(rect.midY - usual.midY))
  }

  private var _placedImageSize: CGSize { currentImage == nil ? .zero : _imageSize }

  private func layout(
    in content: CGRect,
    _ style: ButtonStyleValue,
    imageSize: CGSize
  ) -> ButtonLayout {
    let arrows = _showsIndicator ? ButtonLayout.arrowsGap + 0.6 * Double(_font.pointSize) : 0
    let hasTitle = currentTitle?.isEmpty == false
    var words = hasTitle ? _titleSize(nil) : .zero
    let isColumn = style.imagePlacement == .top || style.imagePlacement == .bottom
    let beside = isColumn || imageSize == .zero ? 0 : imageSize.width + CGFloat(style.imagePadding)
    let room = max(0, content.width - beside - CGFloat(arrows))
    if words.width > room {
      words = _titleSize(room)
      words.width = room
    }
    return ButtonLayout(
      image: SizeValue(imageSize),
      words: SizeValue(words),
      arrows: arrows,
      in: content._drawing,
      style,
      isRightToLeft: _usesRightToLeftLayout
    )
  }
}

extension CGRect {
  fileprivate func shifted(by shift: ShiftValue?) -> CGRect {
    offsetBy(dx: CGFloat(shift?.x ?? 0), dy: CGFloat(shift?.y ?? 0))
  }
}

extension SizeValue {
  fileprivate init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
