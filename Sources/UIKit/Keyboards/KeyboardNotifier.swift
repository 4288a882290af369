import UIKitHosting

/// Notifies a scene's observers of the keyboard and of input views that replace it.
@MainActor
final class KeyboardNotifier {
  private unowned let runtime: _SceneRuntime
  /// The height in points at the bottom of the window, as last posted.
  private(set) var height: CGFloat = 0
  /// The part of the height that the first responder's input views occupy.
  var inputViewHeight: CGFloat = 0
  /// The part of the height that an on-screen keyboard covers.
  var covered: CGFloat = 0
  /// A Boolean value indicating whether the keyboard layout guides of views are above a keyboard.
  var hasRaisedGuides = false
  private var completion: TransitionCompletion?

  init(of runtime: _SceneRuntime) {
    self.runtime = runtime
  }

  /// The duration of the animation, in seconds.
  private var duration: Double { runtime.environment.reducesMotion ? 0 : 0.25 }

  /// Posts the change; the notifications after the animation follow on the scene's clock.
  func update(to new: CGFloat) {
    guard new != height else { return }
    completion?.run()
    let info = userInfo(for: new)
    let isShown = new > 0
    height = new
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info
    )
    let completion = TransitionCompletion { [weak self] in
      guard let self else { return }
      self.completion = nil
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        info
      )
    }
    self.completion = completion
    completion.schedule(on: runtime, after: .seconds(duration))
  }

  /// A keyboard that is hidden keeps its size and moves below the window, as on iOS.
  private func userInfo(for new: CGFloat) -> [AnyHashable: Any] {
    let bounds = runtime.windowScene._bounds
    let begin = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height > 0 ? height : new
    )
    let end = CGRect(
      x: 0,
      y: bounds.height - new,
      width: bounds.width,
      height: new > 0 ? new : height
    )
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      // Ease in and out.
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.post(
      name,
      object: runtime.windowScene.screen,
      userInfo: info,
      in: .scene(runtime)
    )
  }
}

extension _SceneRuntime {
  /// Checks before layout whether the height of the keyboard or its replacement has changed.
  func updateKeyboard() {
    let covered = CGFloat(coveredByKeyboard)
    guard covered > 0 || inputViewContainer != nil || keyboardNotifier != nil else { return }
    let notifier = keyboardNotifier ?? KeyboardNotifier(of: self)
    keyboardNotifier = notifier
    if framesMayChange { notifier.inputViewHeight = CGFloat(inputViewContainer?.height ?? 0) }
    if covered != notifier.covered, inputViewContainer != nil {
      inputViewContainer?._superview?._markFramesStale()
    }
    notifier.covered = covered
    notifier.update(to: covered + notifier.inputViewHeight)
  }

  /// The height in points at the bottom of the window that an on-screen keyboard covers during
  /// editing.
  private var coveredByKeyboard: Double {
    guard environment.keyboard > 0, typedText != nil,
      inputViewContainer?.replacesKeyboard != true
    else { return 0 }
    return environment.keyboard
  }
}
