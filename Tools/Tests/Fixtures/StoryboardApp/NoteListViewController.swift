import UIKit

class NoteListViewController: UITableViewController {
  var notes: [Note] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let note = segue.destination as? NoteViewController, let row = tableView.indexPathForSelectedRow {
      note.note = notes[row.row]
    }
  }

  @IBAction func addTapped(_ sender: Any) {
    performSegue(withIdentifier: "addNote", sender: sender)
  }

  @IBAction func shareTapped(_ sender: Any) {
    // No storyboard has this segue any more.
    performSegue(withIdentifier: "share", sender: sender)
  }
}

struct Note {
  var title: String
}
