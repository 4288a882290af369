import UIKitHosting

/// The views that accessories are shown by.
@MainActor
enum ListAccessoryView {
  /// The view of a cell's accessory; the same view for the same one of an app's own.
  static func make(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    let texts = _SystemTexts.of(cell._collectionView?._runtime)
    return switch accessory.kind {
    case .disclosureIndicator: mark("chevron.forward", .tertiaryLabel, size: 14)
    case .checkmark: mark("checkmark", .tintColor, size: 18)
    // The display draws the grip, in the room that this keeps.
    case .reorder(let options):
      UIView(frame: CGRect(x: 0, y: 0, width: options._width, height: 32))
    case .label(let text): label(text)
    case .view(let view): view
    case .detail(let action): button("info.circle", .tintColor, texts.moreInfo, action)
    case .delete(let action):
      button("minus.circle.fill", .systemRed, texts.delete) { [weak cell] in
        if let action { action() } else { cell?._deleteTapped() }
      }
    case .outline(let options, _): disclosure(options, of: cell)
    }
  }

  /// A chevron: a button of its own unless the whole cell is one.
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
    view.isHidden = options.isHidden
    return view
  }

  /// Turns the chevron of a disclosure, and says which item it is of.
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

  /// Gives what stands on the ground of a chosen row of a sidebar the colour of its text.
  static func paint(_ view: UIView, of accessory: UICellAccessory, isProminent: Bool) {
    switch accessory.kind {
    case .disclosureIndicator: view.tintColor = isProminent ? .white : .tertiaryLabel
    case .checkmark: view.tintColor = isProminent ? .white : .tintColor
    case .detail: view.tintColor = isProminent ? .white : nil
    case .label: (view as? UILabel)?.textColor = isProminent ? .white : .secondaryLabel
    case .outline(let options, _):
      view.tintColor = options.tintColor ?? (isProminent ? .white : .tintColor)
    case .reorder, .delete, .view: break
    }
  }

  /// Points; the size that it has, else what constraints or content ask for.
  static func size(of view: UIView) -> CGSize {
    if view._frame.size != .zero { return view._frame.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private static func mark(_ symbol: String, _ color: UIColor, size: CGFloat) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    let view = UIImageView(image: image)
    view.tintColor = color
    view.frame.size = image?.size ?? .zero
    return view
  }

  private static func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    // The reader's font may be wider than the metrics that places are computed with.
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
