import UIKit

/// A white symbol on a coloured square with round corners.
final class SettingIconView: UIView {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    clipsToBounds = true
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 29),
      heightAnchor.constraint(equalToConstant: 29),
      imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 18),
      imageView.heightAnchor.constraint(equalToConstant: 18),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(icon: String, color: UIColor) {
    imageView.image = UIImage(systemName: icon)
    backgroundColor = color
  }
}

/// An icon, a title, a value and a chevron; or a centred title.
final class SettingCell: UITableViewCell {
  static let identifier = "SettingCell"

  private let icon = SettingIconView()
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.textColor = .secondaryLabel
    valueLabel.setContentHuggingPriority(.required, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [icon, titleLabel, valueLabel])
    stack.spacing = 14
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
    ])
    separatorInset = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, icon name: String, color: UIColor, value: String?) {
    icon.isHidden = false
    icon.configure(icon: name, color: color)
    titleLabel.text = title
    titleLabel.textColor = .label
    titleLabel.textAlignment = .natural
    valueLabel.text = value
    valueLabel.isHidden = value == nil
    accessoryType = .disclosureIndicator
  }

  func configure(button title: String) {
    icon.isHidden = true
    titleLabel.text = title
    titleLabel.textColor = .systemRed
    titleLabel.textAlignment = .center
    valueLabel.isHidden = true
    accessoryType = .none
  }
}

/// An icon, a title and a switch.
final class SwitchCell: UITableViewCell {
  static let identifier = "SwitchCell"

  private let icon = SettingIconView()
  private let titleLabel = UILabel()
  private let toggle = UISwitch()
  private var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    toggle.addAction(
      UIAction { [weak self] _ in self.map { $0.onChange?($0.toggle.isOn) } },
      for: .valueChanged
    )
    let stack = UIStackView(arrangedSubviews: [icon, titleLabel])
    stack.spacing = 14
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    accessoryView = toggle
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
    ])
    separatorInset = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(
    title: String,
    icon name: String,
    color: UIColor,
    isOn: Bool,
    onChange: @escaping (Bool) -> Void
  ) {
    icon.configure(icon: name, color: color)
    titleLabel.text = title
    toggle.isOn = isOn
    toggle.accessibilityLabel = title
    self.onChange = onChange
  }
}

/// A title and a field.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  static let identifier = "FieldCell"

  private let titleLabel = UILabel()
  private let field = UITextField()
  private var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.isAccessibilityElement = false
    field.font = .preferredFont(forTextStyle: .body)
    field.textAlignment = .right
    field.textColor = .secondaryLabel
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.onChange?($0.field.text ?? "") } },
      for: .editingChanged
    )
    titleLabel.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, field])
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, text: String, onChange: @escaping (String) -> Void) {
    titleLabel.text = title
    field.text = text
    field.accessibilityLabel = title
    self.onChange = onChange
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// A slider between two sun symbols.
final class SliderCell: UITableViewCell {
  static let identifier = "SliderCell"

  private let slider = UISlider()
  private var onChange: ((Float) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.minimumValueImage = UIImage(systemName: "sun.max")
    slider.maximumValueImage = UIImage(systemName: "sun.max.fill")
    slider.tintColor = .systemBlue
    slider.addAction(
      UIAction { [weak self] _ in self.map { $0.onChange?($0.slider.value) } },
      for: .valueChanged
    )
    slider.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      slider.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      slider.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, value: Float, onChange: @escaping (Float) -> Void) {
    slider.accessibilityLabel = title
    slider.value = value
    self.onChange = onChange
  }
}
