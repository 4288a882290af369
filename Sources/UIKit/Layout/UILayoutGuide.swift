import UIKitHosting

/// A rectangular area in a view that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  package enum _Kind: String, Sendable {
    case safeArea = "safeAreaLayoutGuide"
    case margins = "layoutMarginsGuide"
    case readable = "readableContentGuide"
    case content = "contentLayoutGuide"
    case frame = "frameLayoutGuide"
    /// The safe area above the keyboard.
    case aboveKeyboard = "keyboardLayoutGuide"
  }

  /// The maximum readable line length, in points.
  static let _readableWidth: CGFloat = 672

  /// The representation of the guide.
  private enum Place {
    /// A guide that every view has, and its view.
    case system(_Kind, Weak<UIView>)
    /// A guide of the app, represented by an invisible view.
    case own(_GuideView)
  }

  private let place: Place

  /// Creates a guide for `addLayoutGuide(_:)`.
  public override init() {
    let placeholder = _GuideView(frame: .zero)
    place = .own(placeholder)
    super.init()
    placeholder.guide = self
  }

  init(_kind: _Kind, of view: UIView) {
    place = .system(_kind, Weak(view))
    identifier = _kind.rawValue
    super.init()
  }

  /// A name for reports.
  open var identifier: String = ""

  /// The view that the guide belongs to.
  open var owningView: UIView? {
    switch place {
    case .system(_, let view): view.value
    case .own(let placeholder): placeholder._superview
    }
  }

  /// The guide's rectangle in its owning view, according to the current constraints.
  open var layoutFrame: CGRect {
    switch place {
    case .system(let kind, let view): view.value?._layoutFrame(of: kind) ?? .zero
    case .own(let placeholder): placeholder.frame
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_operand(.leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_operand(.trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_operand(.left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_operand(.right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_operand(.centerX)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_operand(.top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_operand(.bottom)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_operand(.centerY)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(_operand(.width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(_operand(.height)) }

  final func _operand(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Operand {
    switch place {
    case .system(let kind, let view): NSLayoutConstraint.Operand(view.value, attribute, of: kind)
    case .own(let placeholder): NSLayoutConstraint.Operand(placeholder, attribute)
    }
  }

  /// The constraints of the guide's own size, which its owning view lists.
  final var _ownConstraints: [NSLayoutConstraint] {
    guard let placeholder = _placeholder else { return [] }
    return (placeholder._layoutState?.ownConstraints ?? []).filter { $0._holder === placeholder }
  }

  /// The guide's placeholder view; nil for the guides that every view has.
  final var _placeholder: _GuideView? {
    if case .own(let placeholder) = place { placeholder } else { nil }
  }
}

/// An invisible view that represents an app's layout guide in the view tree.
package final class _GuideView: UIView {
  package fileprivate(set) weak var guide: UILayoutGuide?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _isPlaceholderView: Bool { true }
}

/// A weak reference to an object.
private struct Weak<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object) {
    self.value = value
  }
}
