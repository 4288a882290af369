import UIKit

/// A settings form, as in tutorials: inset groups of rows with icons, switches and values.
final class SettingsViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var sections: [SettingsSection] = []
  private var name = "Ana Ng"
  private var isAirplaneModeOn = false
  private var brightness: Float = 0.6

  override func viewDidLoad() {
    super.viewDidLoad()
    configure()
    tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
    tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.identifier)
    tableView.register(SliderCell.self, forCellReuseIdentifier: SliderCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func configure() {
    sections = [
      SettingsSection(
        title: "Profile",
        footer: "Your name is shown to people nearby.",
        options: [.field(title: "Name", text: name)]
      ),
      SettingsSection(
        title: nil,
        footer: nil,
        options: [
          .toggle(title: "Airplane Mode", icon: "arrow.up", color: .systemOrange),
          .value(title: "Wi-Fi", icon: "wifi", color: .systemBlue, value: "Home"),
          .value(title: "Bluetooth", icon: "bolt.fill", color: .systemBlue, value: "On"),
          .value(title: "Mobile Data", icon: "phone.fill", color: .systemGreen, value: nil),
        ]
      ),
      SettingsSection(
        title: "Display",
        footer: nil,
        options: [
          .slider(title: "Brightness"),
          .value(title: "Appearance", icon: "moon.fill", color: .systemIndigo, value: "Automatic"),
          .value(title: "Notifications", icon: "bell.fill", color: .systemRed, value: nil),
        ]
      ),
      SettingsSection(title: nil, footer: nil, options: [.button(title: "Sign Out")]),
    ]
  }
}

extension SettingsViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].options.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let option = sections[indexPath.section].options[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: option.identifier, for: indexPath)
    switch option {
    case .value(let title, let icon, let color, let value):
      (cell as? SettingCell)?.configure(title: title, icon: icon, color: color, value: value)
    case .toggle(let title, let icon, let color):
      (cell as? SwitchCell)?.configure(
        title: title,
        icon: icon,
        color: color,
        isOn: isAirplaneModeOn
      ) { [weak self] in self?.airplaneModeChanged($0) }
    case .field(let title, let text):
      (cell as? FieldCell)?.configure(title: title, text: text) { [weak self] in self?.name = $0 }
    case .slider(let title):
      (cell as? SliderCell)?.configure(title: title, value: brightness) {
        [weak self] in self?.brightness = $0
      }
    case .button(let title):
      (cell as? SettingCell)?.configure(button: title)
    }
    return cell
  }

  private func airplaneModeChanged(_ isOn: Bool) {
    isAirplaneModeOn = isOn
    sections[1].options[1] = .value(
      title: "Wi-Fi",
      icon: isOn ? "wifi.slash" : "wifi",
      color: .systemBlue,
      value: isOn ? "Off" : "Home"
    )
    tableView.reloadRows(at: [IndexPath(row: 1, section: 1)], with: .none)
  }
}

extension SettingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].options[indexPath.row] {
    case .value(let title, _, _, _):
      let detail = UIViewController()
      detail.title = title
      detail.view.backgroundColor = .systemGroupedBackground
      navigationController?.pushViewController(detail, animated: true)
    case .button:
      let alert = UIAlertController(title: "Sign Out?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Sign Out", style: .destructive))
      present(alert, animated: true)
    case .toggle, .field, .slider: break
    }
  }
}

struct SettingsSection {
  let title: String?
  let footer: String?
  var options: [SettingsOption]
}

enum SettingsOption {
  case value(title: String, icon: String, color: UIColor, value: String?)
  case toggle(title: String, icon: String, color: UIColor)
  case field(title: String, text: String)
  case slider(title: String)
  case button(title: String)

  @MainActor var identifier: String {
    switch self {
    case .value, .button: SettingCell.identifier
    case .toggle: SwitchCell.identifier
    case .field: FieldCell.identifier
    case .slider: SliderCell.identifier
    }
  }
}
