import UIKit

class SettingsViewController: UIViewController {
  @IBAction func doneTapped() {
    dismiss(animated: true)
  }

  @IBAction func helpTapped() {
    performSegue(withIdentifier: "help", sender: self)
  }
}
