import UIKitHosting

/// The root view of a split view controller: the primary and secondary columns, and the dimming
/// view.
final class _SplitView: UIView {
  weak var splitViewController: UISplitViewController?
  let primary = _SplitColumnView(.primaryColumn)
  let secondary = _SplitColumnView(.secondaryColumn)
  private lazy var dim = _SplitDimView { [weak self] in self?.splitViewController?.show(.secondary)
  }
  private var placements: [NSLayoutConstraint] = []

  override var _kind: NodeKind { .split }

  /// The visible columns' controllers, the primary first.
  var shown: [UIViewController] {
    [primary, secondary].filter { $0._superview === self }.compactMap(\.content)
  }

  /// A Boolean value that indicates whether the primary column overlays the secondary one.
  var isCovered: Bool { dim._superview === self }

  /// Arranges the columns for a display mode; nil shows a single column.
  func arrange(_ mode: UISplitViewController.DisplayMode?, width: _SplitWidth) {
    NSLayoutConstraint.deactivate(placements)
    show(primary, mode != .secondaryOnly, at: 0)
    show(secondary, mode != nil, at: mode == .secondaryOnly ? 0 : 1)
    show(dim, mode == .oneOverSecondary, at: 2)
    secondary.accessibilityElementsHidden = isCovered
    switch mode {
    case nil: placements = primary.fills(self)
    case .secondaryOnly: placements = secondary.fills(self)
    case .oneOverSecondary:
      placements = secondary.fills(self) + dim.fills(self) + primary.stands(in: self)
      placements += width.constraints(of: primary, in: self)
    default:
      placements = primary.stands(in: self) + width.constraints(of: primary, in: self)
      placements += [
        secondary.topAnchor.constraint(equalTo: topAnchor),
        secondary.bottomAnchor.constraint(equalTo: bottomAnchor),
        secondary.leadingAnchor.constraint(equalTo: primary.trailingAnchor),
        secondary.trailingAnchor.constraint(equalTo: trailingAnchor),
      ]
    }
    NSLayoutConstraint.activate(placements)
  }

  private func show(_ view: UIView, _ isShown: Bool, at index: Int) {
    if isShown, view._superview !== self {
      insertSubview(view, at: index)
    } else if !isShown {
      view.removeFromSuperview()
    }
  }

  override func _didEnterScene() {
    // The traits and the language are known only now.
    splitViewController?._adapt()
    super._didEnterScene()
  }
}

/// A column of a split view controller.
final class _SplitColumnView: UIView {
  private let kind: NodeKind
  weak var content: UIViewController?
  /// The column's title as a part of the window.
  var title: String? {
    didSet { if title != oldValue { _invalidate(.title) } }
  }

  init(_ kind: NodeKind) {
    self.kind = kind
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { kind }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .title: .title(title)
    default: super._attribute(key)
    }
  }
}

/// The dimming view over an unavailable secondary column; a tap hides the primary one.
private final class _SplitDimView: UIControl {
  init(onTap: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    isAccessibilityElement = true
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func _didEnterScene() {
    super._didEnterScene()
    accessibilityLabel = _SystemTexts.of(_runtime).hideSidebar
  }
}

/// The requested width of the primary column, in points or as a fraction of the whole.
struct _SplitWidth {
  var preferred: CGFloat
  var fraction: CGFloat
  var minimum: CGFloat
  var maximum: CGFloat
  /// The value that means "unspecified".
  var automatic: CGFloat

  @MainActor
  func constraints(of column: UIView, in whole: UIView) -> [NSLayoutConstraint] {
    if preferred == automatic, fraction != automatic {
      let part = column.widthAnchor.constraint(equalTo: whole.widthAnchor, multiplier: fraction)
      // The limits take precedence.
      part.priority = UILayoutPriority(999)
      return [part] + limits(of: column)
    }
    var width = preferred == automatic ? 320 : preferred
    if minimum != automatic { width = max(width, minimum) }
    if maximum != automatic { width = min(width, maximum) }
    return [column.widthAnchor.constraint(equalToConstant: width)]
  }

  @MainActor
  private func limits(of column: UIView) -> [NSLayoutConstraint] {
    var limits: [NSLayoutConstraint] = []
    if minimum != automatic {
      limits.append(column.widthAnchor.constraint(greaterThanOrEqualToConstant: minimum))
    }
    if maximum != automatic {
      limits.append(column.widthAnchor.constraint(lessThanOrEqualToConstant: maximum))
    }
    return limits
  }
}

extension UIView {
  fileprivate func fills(_ whole: UIView) -> [NSLayoutConstraint] {
    stands(in: whole) + [trailingAnchor.constraint(equalTo: whole.trailingAnchor)]
  }

  /// Pins the column to the leading edge, at full height.
  fileprivate func stands(in whole: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: whole.topAnchor),
      bottomAnchor.constraint(equalTo: whole.bottomAnchor),
      leadingAnchor.constraint(equalTo: whole.leadingAnchor),
    ]
  }
}
