public import FootballGatherPresentation
public import UIKit

/// The parts over all screens of a window: the bar of the match in progress above the tabs, and the
/// alarm at the end of its time.
@MainActor
public final class MatchChrome {
  private weak var window: UIWindow?
  private var bar: MatchBarPanel?
  private var alarm: MatchAlarmWindow?

  public init(window: UIWindow) {
    self.window = window
  }

  /// Replaces the presenters of the bar and the alarm.
  ///
  /// The window's root is a tab bar controller, or becomes it in the current turn of the main
  /// actor.
  public func show(_ bar: MatchBarPresenter, _ alarm: MatchAlarmPresenter) {
    self.bar?.detach()
    self.bar?.removeFromSuperview()
    self.alarm?.detach()
    guard let window else { return }
    let panel = MatchBarPanel(presenter: bar) { [weak self] in self?.barHeight(is: $0) }
    self.bar = panel
    let alarmWindow = MatchAlarmWindow(presenter: alarm, window: window)
    self.alarm = alarmWindow
    panel.attach()
    alarmWindow.attach()
  }

  private var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  /// Adjusts the safe area of all tabs to the height of the bar.
  private func barHeight(is height: CGFloat) {
    guard let tabs, let bar else { return }
    if bar.superview !== tabs.view { add(bar, to: tabs) }
    for controller in tabs.viewControllers ?? []
    where controller.additionalSafeAreaInsets.bottom != height {
      controller.additionalSafeAreaInsets.bottom = height
    }
  }

  private func add(_ bar: MatchBarPanel, to tabs: UITabBarController) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    tabs.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: tabs.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: tabs.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor),
    ])
  }
}
