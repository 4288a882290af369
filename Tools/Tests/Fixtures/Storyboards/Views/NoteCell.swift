import UIKit

class NoteCell: UITableViewCell {
  @IBOutlet var titleLabel: UILabel!
  @IBOutlet private var dateLabel: UILabel!

  func configure(with note: Note) {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    titleLabel.text = note.text
    dateLabel.text = formatter.string(from: note.changed)
  }
}
