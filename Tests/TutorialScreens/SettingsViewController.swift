// As tutorials do it:
// swift-format-ignore-file: NeverForceUnwrap, ReplaceForEachWithForLoop

import UIKit

final class SwitchCell: UITableViewCell {
  let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class StepperCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.text = "Font Size"
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    valueLabel.textColor = .secondaryLabel
    stepper.minimumValue = 10
    stepper.maximumValue = 30
    stepper.value = 17
    stepper.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [nameLabel, valueLabel, stepper])
    stack.axis = .horizontal
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func update() {
    valueLabel.text = "\(Int(stepper.value)) pt"
  }
}

final class SliderCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    let label = UILabel()
    label.text = "Brightness"
    let slider = UISlider()
    slider.value = 0.5
    for sub in [label, slider] {
      sub.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(sub)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      slider.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: slider.bottomAnchor, constant: 11),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ExplanationCell: UITableViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  let iconView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    iconView.contentMode = .center
    iconView.tintColor = .white
    iconView.backgroundColor = .systemOrange
    iconView.layer.cornerRadius = 6
    iconView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    [iconView, titleLabel, detailLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    let views: [String: Any] = ["icon": iconView, "title": titleLabel, "detail": detailLabel]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon(29)]-12-[title]-|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[title]-2-[detail]-|",
        options: [.alignAllLeading, .alignAllTrailing],
        metrics: nil,
        views: views
      )
    )
    NSLayoutConstraint.activate([
      iconView.heightAnchor.constraint(equalToConstant: 29),
      iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class SettingsViewController: UITableViewController {
  private enum Row {
    case toggle(String, String, Bool)
    case stepper
    case slider
    case explanation(String, String)
    case value(String, String)
    case button(String)
  }

  private let sections: [(String?, String?, [Row])] = [
    (
      "General", "Notifications are sent when somebody mentions you.",
      [
        .toggle("Notifications", "bell.fill", true), .toggle("Wi-Fi", "wifi", false),
        .value("Language", "English"),
      ]
    ),
    ("Display", nil, [.stepper, .slider]),
    (
      "Privacy", nil,
      [
        .explanation(
          "Location",
          "Your location is used for the weather, and to find people near you. It never leaves "
            + "this device unless you share it."
        ),
        .explanation("Contacts", "Not used."),
      ]
    ),
    (nil, nil, [.button("Sign Out")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "Switch")
    tableView.register(StepperCell.self, forCellReuseIdentifier: "Stepper")
    tableView.register(SliderCell.self, forCellReuseIdentifier: "Slider")
    tableView.register(ExplanationCell.self, forCellReuseIdentifier: "Explanation")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    let header = UILabel()
    header.text = "Preferences"
    header.font = .preferredFont(forTextStyle: .largeTitle)
    header.textAlignment = .center
    header.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 80)
    tableView.tableHeaderView = header
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].2.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].0
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    sections[section].1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].2[indexPath.row] {
    case .toggle(let title, let symbol, let isOn):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath) as! SwitchCell
      cell.textLabel?.text = title
      cell.imageView?.image = UIImage(systemName: symbol)
      cell.toggle.isOn = isOn
      return cell
    case .stepper:
      return tableView.dequeueReusableCell(withIdentifier: "Stepper", for: indexPath)
    case .slider:
      return tableView.dequeueReusableCell(withIdentifier: "Slider", for: indexPath)
    case .explanation(let title, let detail):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Explanation", for: indexPath)
        as! ExplanationCell
      cell.titleLabel.text = title
      cell.detailLabel.text = detail
      cell.iconView.image = UIImage(
        systemName: title == "Location" ? "location.fill" : "person.fill"
      )
      return cell
    case .value(let title, let value):
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
      return cell
    case .button(let title):
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.textLabel?.textColor = .systemRed
      cell.textLabel?.textAlignment = .center
      return cell
    }
  }
}
