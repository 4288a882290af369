import UIKit

class SettingsViewController: UIViewController {
  @IBAction func passwordTapped(_ sender: Any) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let password = storyboard.instantiateViewController(withIdentifier: "Password")
    present(password, animated: true)
  }

  @IBAction func deleteTapped(_ sender: Any) {
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }
}

class NoteFormViewController: UIViewController {}
