import UIKit

/// A label with a mark before its text, which Interface Builder shows and hides.
@objc public final class CountLabel: UILabel {
    @IBInspectable public var isMarked: Bool = false

    private static let mark = NSLocalizedString("mark", bundle: .module, comment: "")

    public override var text: String? {
        get { super.text }
        set { super.text = isMarked ? newValue.map { "\(CountLabel.mark) \($0)" } : newValue }
    }
}
