import UIKit

class NoteViewController: UIViewController {
  var note: Note?

  @IBAction func historyTapped(_ sender: Any) {
    let history = HistoryViewController()
    navigationController?.pushViewController(history, animated: true)
  }
}

class HistoryViewController: UIViewController {
  func open(_ note: Note) {
    guard
      let next = storyboard?.instantiateViewController(withIdentifier: "Note") as? NoteViewController
    else { return }
    next.note = note
    show(next, sender: self)
  }
}
