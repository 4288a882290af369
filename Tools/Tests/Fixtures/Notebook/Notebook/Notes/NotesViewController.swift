import UIKit

class NotesViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel! {
        didSet { countLabel.accessibilityIdentifier = "count" }
    }

    private let store = NoteStore.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        store.observer = self
        notesDidChange()
    }

    @IBAction private func addTapped(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(
            title: NSLocalizedString("New note", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { [weak self] field in
            field.placeholder = NSLocalizedString("Title", comment: "")
            field.addTarget(self, action: #selector(NotesViewController.titleChanged), for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: NSLocalizedString("Save", comment: ""), style: .default) {
            [weak self, weak alert] _ in
            self?.store.add(alert?.textFields?.first?.text ?? "")
        })
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel) { _ in
            if ProcessInfo.processInfo.environment["TRAP"] != nil { fatalError("the app gave up") }
        })
        present(alert, animated: true)
    }

    @objc private func titleChanged(_ field: UITextField) {
        field.text = field.text?.capitalized
    }
}

extension NotesViewController {
    // Swift allows this override for members of Objective-C alone.
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let note = segue.destination as? NoteViewController,
              let cell = sender as? NoteCell else { return }
        note.title = cell.title
    }
}

extension NotesViewController: NoteStoreObserver {
    func notesDidChange() {
        tableView.reloadData()
        countLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%d notes", comment: ""), store.titles.count)
    }

    func maximumNumberOfNotes(in store: NoteStore) -> Int { 3 }
}

extension NotesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        (cell as? NoteCell)?.title = store.titles[indexPath.row]
        return cell
    }
}
