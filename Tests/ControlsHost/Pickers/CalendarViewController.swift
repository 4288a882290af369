import UIKit

/// Fields that open a calendar and wheels, and an inline calendar of some weeks.
final class CalendarViewController: UIViewController {
  private static let noon = Date(timeIntervalSince1970: 1_792_584_000)
  private static let day: TimeInterval = 86_400

  private let meeting = UIDatePicker()
  private let trip = UIDatePicker()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    set(up: meeting, "Meeting")
    trip.preferredDatePickerStyle = .inline
    trip.minimumDate = Self.noon - 10 * Self.day
    trip.maximumDate = Self.noon + 40 * Self.day
    set(up: trip, "Trip")
    log.text = "Nothing yet"
    let stack = UIStackView(arrangedSubviews: [log, line("Meeting", meeting), trip])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func line(_ name: String, _ picker: UIDatePicker) -> UIView {
    let label = UILabel()
    label.text = name
    let line = UIStackView(arrangedSubviews: [label, picker])
    line.alignment = .center
    line.distribution = .equalSpacing
    return line
  }

  private func set(up picker: UIDatePicker, _ name: String) {
    picker.accessibilityLabel = name
    picker.timeZone = .gmt
    picker.date = Self.noon
    picker.addAction(
      UIAction { [weak self] _ in
        let minutes = Int(picker.date.timeIntervalSince(Self.noon)) / 60
        self?.log.text = "\(name): \(minutes / 1_440) days, \(minutes % 1_440) minutes"
      },
      for: .valueChanged
    )
  }
}
