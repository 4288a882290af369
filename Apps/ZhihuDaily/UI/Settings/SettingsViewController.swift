import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class SettingsViewController: ScreenViewController<SettingsPresenter>, SettingsView {
  func render(_ state: SettingsViewState) {
    title = state.title
  }
}
