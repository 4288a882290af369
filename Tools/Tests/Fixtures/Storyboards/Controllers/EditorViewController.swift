import UIKit

protocol EditorViewControllerDelegate: AnyObject {
  func editorViewController(_ editor: EditorViewController, saved note: Note)
}

class EditorViewController: UIViewController {
  @IBOutlet private var textView: UITextView!
  var note: Note?
  var delegate: EditorViewControllerDelegate?

  @IBAction func saveTapped() {
    let saved = Note(id: note?.id ?? UUID(), text: textView.text, changed: Date())
    delegate?.editorViewController(self, saved: saved)
  }
}
