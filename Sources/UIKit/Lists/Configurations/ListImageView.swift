import UIKitHosting

/// The image view of a list content view, which takes no space without an image.
final class ListImageView: UIImageView {
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private var properties: UIListContentConfiguration.ImageProperties?

  override var image: UIImage? {
    didSet {
      isHidden = image == nil
      if image != oldValue { cell?._separatorsMoved() }
    }
  }

  /// The table row that contains the view; the row's separator begins behind the image.
  private var cell: UITableViewCell? {
    var view = superview
    while let current = view {
      if let cell = current as? UITableViewCell { return cell }
      view = current.superview
    }
    return nil
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    contentMode = .scaleAspectFit
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
    }
    setContentCompressionResistancePriority(.required, for: .horizontal)
    // A row of a given height limits its image.
    setContentCompressionResistancePriority(.required - 1, for: .vertical)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties) {
    if preferredSymbolConfiguration != properties.preferredSymbolConfiguration {
      preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    }
    let tint =
      properties.tintColorTransformer == nil
      ? properties.tintColor
      : properties.resolvedTintColor(for: superview?.tintColor ?? .tintColor)
    if tint != _lazyState?.tintColor { tintColor = tint }
    if properties.cornerRadius != _lazyState?.layer?.cornerRadius ?? 0 { round(properties) }
    self.image = image
    self.properties = properties
    fit(properties)
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    guard let properties, image != nil,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    fit(properties)
    cell?._separatorsMoved()
  }

  private func round(_ properties: UIListContentConfiguration.ImageProperties) {
    layer.cornerRadius = properties.cornerRadius
    clipsToBounds = properties.cornerRadius > 0
  }

  /// The width in points; nil without an image.
  var _shownWidth: CGFloat? {
    guard image != nil else { return nil }
    if let width, width.isActive { return width.constant }
    return intrinsicContentSize.width
  }

  /// Constrains the image to its maximum size and its reserved layout size.
  private func fit(_ properties: UIListContentConfiguration.ImageProperties) {
    let own = intrinsicContentSize
    guard image != nil, let size = properties.fitted(own) else {
      width?.isActive = false
      height?.isActive = false
      return
    }
    contentMode = properties.limits(own) ? .scaleAspectFit : .center
    hold(&width, widthAnchor, size.width)
    hold(&height, heightAnchor, size.height, .required - 1)
  }

  private func hold(
    _ constraint: inout NSLayoutConstraint?,
    _ anchor: NSLayoutDimension,
    _ length: CGFloat,
    _ priority: UILayoutPriority = .required
  ) {
    let held = constraint ?? anchor.constraint(equalToConstant: length)
    if constraint == nil { held.priority = priority }
    if held.constant != length { held.constant = length }
    if !held.isActive { held.isActive = true }
    constraint = held
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// Returns whether an image of a size exceeds its maximum size.
  func limits(_ own: CGSize) -> Bool { scale(of: own) < 1 }

  /// Returns the scale at which an image of a size fits its maximum size.
  private func scale(of own: CGSize) -> CGFloat {
    let limit = CGSize(
      width: maximumSize.width > 0 ? maximumSize.width : own.width,
      height: maximumSize.height > 0 ? maximumSize.height : own.height
    )
    return min(1, limit.width / max(own.width, 1), limit.height / max(own.height, 1))
  }

  /// Returns the size in points of the view of an image; nil for the image's own size.
  func fitted(_ own: CGSize) -> CGSize? {
    let scale = scale(of: own)
    let size = CGSize(
      width: max((own.width * scale).rounded(), reservedLayoutSize.width),
      height: max((own.height * scale).rounded(), reservedLayoutSize.height)
    )
    return size == own ? nil : size
  }
}
