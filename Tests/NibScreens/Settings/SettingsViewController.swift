import UIKit

/// The settings, a static table.
final class SettingsViewController: UITableViewController {
  private var remindersSwitch: UISwitch!
  private var soundsSwitch: UISwitch!
  private var storageLabel: UILabel!
  private var unitCells: [UITableViewCell]!

  static func registerForNibs() {
    NibClass.register(SettingsViewController.self) {
      $0.outlet("remindersSwitch", \.remindersSwitch)
      $0.outlet("soundsSwitch", \.soundsSwitch)
      $0.outlet("storageLabel", \.storageLabel)
      $0.outletCollection("unitCells", \.unitCells)
      $0.action("remindersChanged:", Selector(SettingsViewController.remindersChanged))
      $0.action("soundsChanged:", Selector(SettingsViewController.soundsChanged))
    }
  }

  private func remindersChanged(_ sender: UISwitch) {
    if !sender.isOn { soundsSwitch.setOn(false, animated: true) }
    soundsSwitch.isEnabled = sender.isOn
  }

  private func soundsChanged(_ sender: UISwitch) {
    storageLabel.text = sender.isOn ? "15 MB" : "12 MB"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath), unitCells.contains(cell) else { return }
    for unit in unitCells { unit.accessoryType = unit === cell ? .checkmark : .none }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
