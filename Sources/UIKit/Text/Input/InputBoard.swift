import UIKitHosting

/// The foot of a window while something is edited: an accessory, and what takes the keyboard's
/// place.
final class _InputBoard: UIStackView {
  /// Whose accessory it has.
  weak var owner: UIResponder?
  /// Whether one of its views takes the keyboard's place.
  var replacesKeyboard = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .inputBoard }

  /// What is edited in an accessory keeps it.
  override var next: UIResponder? { owner }

  /// - Parameters:
  ///   - views: From top to bottom.
  ///   - responder: What is edited.
  func show(_ views: [UIView], for responder: UIResponder?) {
    for old in arrangedSubviews where !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      keepHeight(of: view)
      insertArrangedSubview(view, at: index)
    }
    // A screen reader hears what it is for.
    let field = responder as? UIView
    accessibilityLabel = field?.accessibilityLabel ?? (field as? UITextField)?.placeholder
  }

  /// Points, as far as its views say how high they are.
  var height: Double {
    guard let window else { return 0 }
    let width = Double(window._frame.width)
    return Double(_solvedSize(fitting: .height(in: width)).height)
  }

  /// A view whose content says nothing of its height keeps that of its frame, as on iOS; an input view
  /// does so unless it sizes itself.
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
  /// Shows the first responder's views anew with the next commit.
  func reloadInputViews() {
    inputResponder = nil
    keyInput?._invalidate(.field)
    scheduleCommit()
  }

  /// Views come with a first responder, and go with it.
  func settleInputViews() {
    if firstResponder == nil { returnToOwner() }
    let responder = firstResponder
    guard responder !== inputResponder || (responder == nil && inputBoard != nil) else { return }
    inputResponder = responder
    let accessory = nearest(to: responder, \.inputAccessoryView)
    let input = nearest(to: responder, \.inputView)
    let views = [accessory?.view, input?.view].compactMap(\.self)
    guard !views.isEmpty, let window else {
      inputBoard?.removeFromSuperview()
      inputBoard?.show([], for: nil)
      inputBoard = nil
      window?._markFramesStale()
      return
    }
    let board = inputBoard ?? _InputBoard(frame: .zero)
    inputBoard = board
    board.owner = accessory?.owner
    board.replacesKeyboard = input != nil
    board.show(views, for: responder)
    if board._superview !== window { window.addSubview(board) }
    window.bringSubviewToFront(board)
    window._markFramesStale()
  }

  /// The accessory of a screen stays when what was edited in it ends.
  private func returnToOwner() {
    guard let edited = inputResponder as? UIView, let board = inputBoard,
      edited.isDescendant(of: board), let owner = board.owner as? UIViewController,
      owner.canBecomeFirstResponder, owner._responderScene === self
    else { return }
    firstResponder = owner
  }

  /// The first view along the chain of responders, and who has it.
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
