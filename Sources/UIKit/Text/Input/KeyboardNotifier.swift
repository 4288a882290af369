import UIKitHosting

/// Notifies a scene's observers of the keyboard, and of what stands in its place.
@MainActor
final class KeyboardNotifier {
  private unowned let runtime: _SceneRuntime
  /// Points at the foot of the window, as observers know it.
  private(set) var height: CGFloat = 0
  /// The part of it that views of the first responder take.
  var boardHeight: CGFloat = 0
  /// The part of it that an on-screen keyboard covers.
  var covered: CGFloat = 0
  /// Whether guides of views stand above a keyboard.
  var hasRaisedGuides = false
  private var ending: _Ending?

  init(of runtime: _SceneRuntime) {
    self.runtime = runtime
  }

  /// Seconds.
  private var duration: Double { runtime.environment.reducesMotion ? 0 : 0.25 }

  /// Posts what has changed; what comes after the movement follows on the scene's clock.
  func update(to new: CGFloat) {
    guard new != height else { return }
    ending?.run()
    let info = userInfo(for: new)
    let isShown = new > 0
    height = new
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info
    )
    let ending = _Ending { [weak self] in
      guard let self else { return }
      self.ending = nil
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        info
      )
    }
    self.ending = ending
    ending.schedule(on: runtime, after: .seconds(duration))
  }

  /// A keyboard that goes keeps its size and moves below the window, as on iOS.
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
  /// Looks before layout whether the keyboard, or what stands in its place, has another height.
  func settleKeyboard() {
    let covered = CGFloat(coveredByKeyboard)
    guard covered > 0 || inputBoard != nil || keyboardNotifier != nil else { return }
    let notifier = keyboardNotifier ?? KeyboardNotifier(of: self)
    keyboardNotifier = notifier
    if framesMayChange { notifier.boardHeight = CGFloat(inputBoard?.height ?? 0) }
    if covered != notifier.covered, inputBoard != nil { window?._markFramesStale() }
    notifier.covered = covered
    notifier.update(to: covered + notifier.boardHeight)
  }

  /// Points of the window's foot that an on-screen keyboard covers while a text is edited by it.
  private var coveredByKeyboard: Double {
    guard environment.keyboard > 0, typedText != nil,
      inputBoard?.replacesKeyboard != true
    else { return 0 }
    return environment.keyboard
  }
}
