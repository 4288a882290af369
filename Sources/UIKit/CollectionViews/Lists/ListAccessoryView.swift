import UIKitHosting

/// A factory of the views of cell accessories.
@MainActor
enum ListAccessoryView {
  /// The width that fits any system accessory except labels, in points.
  private static let standardWidth: CGFloat = 24

  /// Returns the view of a cell's accessory; a custom accessory always returns the same view.
  static func make(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    let texts = _SystemTexts.of(cell._collectionView?._runtime)
    let view =
      switch accessory.kind {
      case .disclosureIndicator(let options):
        mark("chevron.forward", options.tintColor ?? .tertiaryLabel, size: 14)
      case .checkmark(let options): mark("checkmark", options.tintColor ?? .tintColor, size: 18)
      // The display draws the control in the space of this view.
      case .reorder(let options):
        UIView(frame: CGRect(x: 0, y: 0, width: options._width, height: 32))
      case .label(let text, let options): label(text, options)
      case .view(let configuration): prepared(configuration)
      case .detail(let options, let action):
        button("info.circle", options.tintColor ?? .tintColor, texts.moreInfo, action)
      case .delete(let options, let action): deletion(options, texts.delete, action, of: cell)
      case .outline(let options, _): disclosure(options, of: cell)
      }
    if accessory.isHidden { view.isHidden = true }
    return view
  }

  private static func prepared(_ configuration: UICellAccessory.CustomViewConfiguration) -> UIView {
    if let color = configuration.tintColor { configuration.customView.tintColor = color }
    return configuration.customView
  }

  private static func deletion(
    _ options: UICellAccessory.DeleteOptions,
    _ name: String,
    _ action: UICellAccessory.ActionHandler?,
    of cell: UICollectionViewListCell
  ) -> UIView {
    let disc = options.backgroundColor ?? .systemRed
    let button = button("minus.circle.fill", disc, name) { [weak cell] in
      if let action { action() } else { cell?._deleteTapped() }
    }
    guard let color = options.tintColor else { return button }
    // Covers the minus sign that is cut out of the disc.
    let sign = mark("minus", color, size: 8)
    sign.center = CGPoint(x: button._frame.width / 2, y: button._frame.height / 2)
    button.addSubview(sign)
    return button
  }

  /// Returns a chevron: a button, unless a tap on the cell toggles it.
  private static func disclosure(
    _ options: UICellAccessory.OutlineDisclosureOptions,
    of cell: UICollectionViewListCell
  ) -> UIView {
    let color = options.tintColor ?? .tintColor
    let view =
      cell._togglesByTap
      ? mark("chevron.forward", color, size: 14)
      : button("chevron.forward", color, "") { [weak cell] in
        _ = cell?._outlineTapped()
      }
    let width = options.reservedLayoutWidth.width(actual: 14, standard: 24)
    view.frame.size = CGSize(width: width, height: 32)
    view.contentMode = .center
    return view
  }

  /// Updates the chevron of a disclosure, and names its item for accessibility.
  static func turn(_ disclosure: UIView, isExpanded: Bool, name: String?) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 14)
    let symbol = isExpanded ? "chevron.down" : "chevron.forward"
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    (disclosure as? UIImageView)?.image = image
    guard let button = disclosure as? UIButton else { return }
    button.setImage(image, for: .normal)
    button.accessibilityLabel = name
    button._updateAccessibility { $0.isExpanded = isExpanded }
  }

  /// Adapts the colour of an accessory to the background of a selected sidebar row.
  static func paint(_ view: UIView, of accessory: UICellAccessory, isProminent: Bool) {
    switch accessory.kind {
    case .disclosureIndicator(let options):
      view.tintColor = options.tintColor ?? (isProminent ? .white : .tertiaryLabel)
    case .checkmark(let options):
      view.tintColor = options.tintColor ?? (isProminent ? .white : .tintColor)
    case .detail(let options, _):
      view.tintColor = options.tintColor ?? (isProminent ? .white : nil)
    case .label(_, let options):
      (view as? UILabel)?.textColor =
        options.tintColor ?? (isProminent ? .white : .secondaryLabel)
    case .outline(let options, _):
      view.tintColor = options.tintColor ?? (isProminent ? .white : .tintColor)
    case .reorder, .delete, .view: break
    }
  }

  /// Returns the view's own size or, if that is zero, its fitting size, in points.
  ///
  /// Custom views use the fitting size, unless `maintainsFixedSize` is set.
  static func size(of view: UIView, _ accessory: UICellAccessory) -> CGSize {
    var size = view._frame.size
    if case .view(let configuration) = accessory.kind, configuration.maintainsFixedSize {
      return size
    }
    guard size == .zero || accessory.isView else { return size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if fitting.width > 0 { size.width = fitting.width }
    if fitting.height > 0 { size.height = fitting.height }
    return size
  }

  /// Returns the width that the accessory reserves beside the content, in points; the view is
  /// centred in it.
  static func room(for view: UIView, _ accessory: UICellAccessory) -> CGFloat {
    let actual = size(of: view, accessory).width
    let standard = accessory.isView ? standardWidth : actual
    return accessory.reservedLayoutWidth?.width(actual: actual, standard: standard) ?? actual
  }

  private static func mark(_ symbol: String, _ color: UIColor, size: CGFloat) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    let view = UIImageView(image: image)
    view.contentMode = .center
    view.tintColor = color
    view.frame.size = image?.size ?? .zero
    return view
  }

  private static func label(_ text: String, _ options: UICellAccessory.LabelOptions) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    label.textColor = options.tintColor ?? .secondaryLabel
    // The user's font may be wider than the metrics of the layout.
    label.textAlignment = .center
    let size = label.intrinsicContentSize
    label.frame.size = CGSize(width: (size.width * 1.15).rounded(.up), height: size.height)
    return label
  }

  private static func button(
    _ symbol: String,
    _ color: UIColor,
    _ name: String,
    _ action: @escaping () -> Void
  ) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.tintColor = color
    button.accessibilityLabel = name
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    button.frame.size = CGSize(width: 24, height: 32)
    return button
  }
}
