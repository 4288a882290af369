import UIKit

/// Fields with pickers as input views, and a toolbar above them, as in tutorials.
final class InputViewsViewController: UIViewController {
  private let fruit = UITextField()
  private let birthday = UITextField()
  private let amount = UITextField()
  private let comment = UITextField()
  private let wheels = UIPickerView()
  private let dates = UIDatePicker()
  private let fruits = ["Apple", "Banana", "Cherry"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (field, name) in [
      (fruit, "Fruit"), (birthday, "Birthday"), (amount, "Amount"), (comment, "Comment"),
    ] {
      field.placeholder = name
      field.borderStyle = .roundedRect
    }
    wheels.dataSource = self
    wheels.delegate = self
    wheels.accessibilityLabel = "Fruit"
    fruit.inputView = wheels
    fruit.inputAccessoryView = bar()
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .wheels
    dates.timeZone = .gmt
    dates.date = Date(timeIntervalSince1970: 1_792_584_000)
    dates.addAction(UIAction { [weak self] _ in self?.showBirthday() }, for: .valueChanged)
    birthday.inputView = dates
    birthday.inputAccessoryView = bar()
    amount.keyboardType = .decimalPad
    amount.inputAccessoryView = bar()
    layOut()
  }

  private func bar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }
    )
    bar.items = [.flexibleSpace(), done]
    return bar
  }

  private func showBirthday() {
    birthday.text = dates.date.formatted(.iso8601.year().month().day())
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [fruit, birthday, amount])
    stack.axis = .vertical
    stack.spacing = 12
    for view in [stack, comment] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      comment.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      comment.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      comment.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}

extension InputViewsViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    fruits.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    fruits[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    fruit.text = fruits[row]
  }
}
