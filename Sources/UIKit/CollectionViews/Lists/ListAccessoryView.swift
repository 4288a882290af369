/// The views that accessories are shown by.
@MainActor
enum ListAccessoryView {
  /// The view of an accessory; the same view for the same one of an app's own.
  static func make(_ accessory: UICellAccessory, texts: _SystemTexts) -> UIView {
    switch accessory.kind {
    case .disclosureIndicator: mark("chevron.forward", .tertiaryLabel, size: 14)
    case .checkmark: mark("checkmark", .tintColor, size: 18)
    case .label(let text): label(text)
    case .view(let view): view
    case .detail(let action): button("info.circle", .tintColor, texts.moreInfo, action)
    case .delete(let action): button("minus.circle.fill", .systemRed, texts.delete, action)
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
