public import Foundation

/// A view that replaces the keyboard, or is shown above it.
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// No background.
    case `default`
    /// The background of a keyboard.
    case keyboard
  }

  open private(set) var inputViewStyle: UIInputView.Style

  /// A Boolean value indicating whether constraints determine the view's height, rather than its
  /// frame.
  open var allowsSelfSizing: Bool = false

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that clicks when it is touched; browsers have no such sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
