import UIKit

/// A day, a time, and both.
final class DatesViewController: UIViewController {
  private static let noon = Date(timeIntervalSince1970: 1_792_584_000)

  private let date = UIDatePicker()
  private let both = UIDatePicker()
  private let time = UIDatePicker()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    set(up: date, "Day", .date)
    set(up: both, "Meeting", .dateAndTime)
    both.minuteInterval = 5
    set(up: time, "Alarm", .time)
    log.text = "Nothing yet"
    let stack = UIStackView(arrangedSubviews: [log, date, both, time])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func set(up picker: UIDatePicker, _ name: String, _ mode: UIDatePicker.Mode) {
    picker.accessibilityLabel = name
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.date = Self.noon
    picker.addAction(
      UIAction { [weak self] _ in
        self?.log.text = "\(name): \(Int(picker.date.timeIntervalSince(Self.noon)) / 60) minutes"
      },
      for: .valueChanged
    )
  }
}
