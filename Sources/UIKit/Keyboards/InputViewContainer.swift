import UIKitHosting

/// The input views at the bottom of a window during editing: an accessory view, and a view that
/// replaces the keyboard.
final class InputViewContainer: UIStackView {
  /// The responder that provides the accessory view.
  weak var owner: UIResponder?
  /// A Boolean value indicating whether one of the views replaces the keyboard.
  var replacesKeyboard = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) {
    preconditionFailure("Expected no such view in a nib.")
  }

  override var _kind: NodeKind { .inputViews }

  /// The owner, so that editing in an accessory view keeps it.
  override var next: UIResponder? { owner }

  /// - Parameters:
  ///   - views: The views from top to bottom.
  ///   - responder: The responder being edited.
  func show(_ views: [UIView], for responder: UIResponder?) {
    for old in arrangedSubviews where !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      keepHeight(of: view)
      insertArrangedSubview(view, at: index)
    }
    // The label lets a screen reader announce the purpose of the views.
    let field = responder as? UIView
    accessibilityLabel = field?.accessibilityLabel ?? (field as? UITextField)?.placeholder
  }

  /// The height in points that the views require.
  var height: Double {
    guard let window else { return 0 }
    let width = Double(window._frame.width)
    return Double(_solvedSize(fitting: .height(in: width)).height)
  }

  /// Fixes the height of a view without an intrinsic height to that of its frame, as on iOS.
  ///
  /// An input view keeps its frame's height unless it sizes itself.
  private func keepHeight(of view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 else { return }
    let sizesItself =
      (view as? UIInputView)?.allowsSelfSizing
      ?? (view.intrinsicContentSize.height != UIView.noIntrinsicMetric)
    guard !sizesItself else { return }
    view.heightAnchor.constraint(equalToConstant: view.frame.height).isActive = true
  }
}

extension _SceneRuntime {
  /// Reloads the first responder's input views with the next commit.
  func reloadInputViews() {
    inputResponder = nil
    keyInput?._invalidate(.field)
    scheduleCommit()
  }

  /// Updates the input views for the current first responder.
  func updateInputViews() {
    if firstResponder == nil { returnToOwner() }
    let responder = firstResponder
    guard responder !== inputResponder || (responder == nil && inputViewContainer != nil) else {
      return
    }
    inputResponder = responder
    let accessory = nearest(to: responder, \.inputAccessoryView)
    let input = nearest(to: responder, \.inputView)
    let views = [accessory?.view, input?.view].compactMap(\.self)
    let window = responder?._responderWindow ?? window
    guard !views.isEmpty, let window else {
      inputViewContainer?._superview?._markFramesStale()
      inputViewContainer?.removeFromSuperview()
      inputViewContainer?.show([], for: nil)
      inputViewContainer = nil
      return
    }
    let container = inputViewContainer ?? InputViewContainer(frame: .zero)
    inputViewContainer = container
    container.owner = accessory?.owner
    container.replacesKeyboard = input != nil
    container.show(views, for: responder)
    if container._superview !== window { window.addSubview(container) }
    window.bringSubviewToFront(container)
    window._markFramesStale()
  }

  /// Makes the screen that owns the accessory view the first responder when editing in the view
  /// ends.
  private func returnToOwner() {
    guard let edited = inputResponder as? UIView, let container = inputViewContainer,
      edited.isDescendant(of: container), let owner = container.owner as? UIViewController,
      owner.canBecomeFirstResponder, owner._responderScene === self
    else { return }
    firstResponder = owner
  }

  /// Returns the first view along the responder chain, and its owner.
  private func nearest(
    to responder: UIResponder?,
    _ view: (UIResponder) -> UIView?
  ) -> (owner: UIResponder, view: UIView)? {
    var current = responder
    while let owner = current {
      if let view = view(owner) { return (owner, view) }
      current = owner.next
    }
    return nil
  }
}
