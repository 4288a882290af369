import UIKit

/// Custom pickers and a countdown.
final class PickersViewController: UIViewController {
  private static let fruits = [
    "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Honeydew", "Kiwi", "Lemon",
  ]

  private let picker = UIPickerView()
  private let countDown = UIDatePicker()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.accessibilityLabel = "Order"
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    countDown.accessibilityLabel = "Duration"
    countDown.datePickerMode = .countDownTimer
    countDown.countDownDuration = 5_400
    countDown.addAction(
      UIAction { [weak self] _ in self?.tellDuration() },
      for: .valueChanged
    )
    let reset = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Apple") { [weak self] _ in
        self?.picker.selectRow(0, inComponent: 0, animated: true)
      }
    )
    log.text = "Nothing yet"
    layOut([picker, log, reset, countDown])
  }

  private func tellDuration() {
    log.text = "\(Int(countDown.countDownDuration)) seconds"
  }

  private func layOut(_ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}

extension PickersViewController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? Self.fruits.count : 20
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    component == 0 ? Self.fruits[row] : String(row + 1)
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    let fruit = Self.fruits[picker.selectedRow(inComponent: 0)]
    log.text = "\(picker.selectedRow(inComponent: 1) + 1) \(fruit)"
  }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    component == 0 ? "Fruit" : "Count"
  }
}
