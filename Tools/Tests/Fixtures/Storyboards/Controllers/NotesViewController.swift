import UIKit

class NotesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NoteStore.shared.load()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    NoteStore.shared.notes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.configure(with: NoteStore.shared.notes[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let editor = segue.destination as? EditorViewController else { return }
    editor.delegate = self
    if let row = tableView.indexPathForSelectedRow?.row {
      editor.note = NoteStore.shared.notes[row]
    }
  }

  @IBAction func settingsTapped() {
    let settings = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "settings")
    present(settings, animated: true)
  }
}

extension NotesViewController: EditorViewControllerDelegate {
  func editorViewController(_ editor: EditorViewController, saved note: Note) {
    NoteStore.shared.save(note)
    tableView.reloadData()
    navigationController?.popViewController(animated: true)
  }
}
