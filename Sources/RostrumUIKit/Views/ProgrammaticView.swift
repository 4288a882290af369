public import UIKit

/// A view that is created in code only.
///
/// `init(coder:)` is unavailable, so subclasses with initializers of their own need not implement
/// it.
open class ProgrammaticView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }
}
