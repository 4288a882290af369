import Foundation
import UIKitHosting

/// Shows the parts of a background configuration that a cell or a button does not show itself.
///
/// The view fills its superview; the background lies within the insets of the configuration.
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?

  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { show(oldValue) } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
    fill.clipsToBounds = true
    addSubview(fill)
    addSubview(stroke)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  private func show(_ old: UIBackgroundConfiguration) {
    showColors()
    fill.layer.cornerRadius = configuration.cornerRadius
    stroke.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    stroke.layer.borderWidth = configuration.strokeWidth
    if configuration.visualEffect !== old.visualEffect {
      effectView?.removeFromSuperview()
      effectView = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
    }
    if configuration.image !== old.image {
      imageView?.removeFromSuperview()
      imageView = configuration.image.map(UIImageView.init(image:))
    }
    imageView?.contentMode = configuration.imageContentMode
    if configuration.customView !== old.customView { old.customView?.removeFromSuperview() }
    let views = [effectView, imageView, configuration.customView].compactMap(\.self)
    for (index, view) in views.enumerated() { fill.insertSubview(view, at: index) }
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration._explicitBackgroundColor(tintColor) ?? listColor
    stroke.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
        .cgColor
      : nil
  }

  /// The colour of cells in the enclosing list.
  private var listColor: UIColor? {
    switch superview {
    case let cell as UITableViewCell:
      cell._tableView.map {
        $0.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      }
    case let cell as UICollectionViewListCell:
      cell._listPlace?.background(isSelected: false, isHighlighted: false)
    default: nil
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    showColors()
  }

  override func _didEnterScene() {
    super._didEnterScene()
    showColors()
  }

  /// Layout uses the frame; displays place the view behind the title of a button.
  override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .slot && superview is UIButton ? .slot(.behind) : super._attribute(key)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = backgroundFrame
    stroke.frame = fill.frame.insetBy(
      dx: -configuration.strokeOutset,
      dy: -configuration.strokeOutset
    )
    for view in fill.subviews { view.frame = fill.bounds }
  }

  /// The bounds inset by the configuration's insets and margins.
  private var backgroundFrame: CGRect {
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? insets.trailing : insets.leading,
      y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }
}

extension Optional where Wrapped == ConfiguredBackgroundView {
  /// Shows a configuration in the view, which is created or removed as needed; `insert` adds a new
  /// view to the hierarchy.
  @MainActor
  mutating func show(_ configuration: UIBackgroundConfiguration?, insert: (UIView) -> Void) {
    guard let configuration = configuration?._ofOwnView else {
      self?.configuration = .clear()
      self?.removeFromSuperview()
      self = nil
      return
    }
    let view = self ?? ConfiguredBackgroundView()
    view.configuration = configuration
    if self == nil { insert(view) }
    self = view
  }
}
