import UIKit

final class NoteCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBInspectable var isProminent: Bool = false {
        didSet { titleLabel?.font = .preferredFont(forTextStyle: isProminent ? .headline : .body) }
    }

    var title: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
