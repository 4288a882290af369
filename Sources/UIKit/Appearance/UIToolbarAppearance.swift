import Foundation
import UIKitHosting

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    follow()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance._duplicate()
      doneButtonAppearance = other.doneButtonAppearance._duplicate()
    }
    follow()
  }

  /// Of plain buttons.
  @_Told open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      _buttonAppearance.wrappedValue = buttonAppearance._duplicate()
      followAndTell()
    }
  }

  /// Of buttons whose style is `done`.
  @_Told open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      _doneButtonAppearance.wrappedValue = doneButtonAppearance._duplicate()
      followAndTell()
    }
  }

  private func follow() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons._changed = { [weak self] in self?._changed?() }
    }
  }

  private func followAndTell() {
    follow()
    _changed?()
  }

  final func _buttons(_ style: BarButtonStyleValue) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
