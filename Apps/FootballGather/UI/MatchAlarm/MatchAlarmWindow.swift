import FootballGatherPresentation
import Rostrum
import UIKit

/// Shows the alarm of a presenter over all other screens of a window, and in the window's title.
@MainActor
final class MatchAlarmWindow: MatchAlarmView {
  private let presenter: MatchAlarmPresenter
  private weak var window: UIWindow?
  private weak var shown: MatchAlarmViewController?
  /// The title of the scene without an alarm.
  private var formerTitle: String?

  init(presenter: MatchAlarmPresenter, window: UIWindow) {
    self.presenter = presenter
    self.window = window
  }

  func attach() {
    presenter.attach(self)
  }

  func detach() {
    presenter.detach(self)
    show(nil)
  }

  // MARK: - MatchAlarmView

  func render(_ state: MatchAlarmViewState) {
    show(state.alarm)
  }

  func signal(_ text: String) {
    MatchAlarmSignal.play()
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  // MARK: - Private

  private func show(_ alarm: MatchAlarmViewState.Alarm?) {
    setTitle(alarm?.windowTitle)
    guard let alarm else {
      // Excused: the alarm covers all flows and belongs to none.
      shown?.presentingViewController?.dismiss(animated: true)
      shown = nil
      return
    }
    let screen = shown ?? MatchAlarmViewController { [weak presenter] in presenter?.stopTapped() }
    screen.show(alarm)
    guard shown == nil else { return }
    shown = screen
    // Excused: the alarm covers all flows and belongs to none.
    topmost?.present(screen, animated: true)
  }

  private func setTitle(_ title: String?) {
    guard let scene = window?.windowScene else { return }
    if let title {
      if formerTitle == nil { formerTitle = scene.title ?? "" }
      scene.title = title
    } else if let formerTitle {
      scene.title = formerTitle
      self.formerTitle = nil
    }
  }

  private var topmost: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}
