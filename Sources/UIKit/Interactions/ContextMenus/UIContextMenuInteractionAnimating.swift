public import Foundation

/// Animations of the app alongside those of a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview controller; nil if the menu shows a view.
  var previewViewController: UIViewController? { get }

  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The style in which a menu closes after a tap on its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// Animations of the app while a menu closes after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The preferred style; here menus fade in either case.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  private static let duration: TimeInterval = 0.25

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}
