import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen to choose a time.
final class TimePickerViewController: ScreenViewController<TimePickerPresenter>, TimePickerView {
  private let picker = UIPickerView()
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )
  private var wheels: [TimePickerViewState.Wheel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    doneItem.style = .done
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = doneItem
    picker.dataSource = self
    picker.delegate = self
    picker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picker)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picker.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      picker.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      picker.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  // MARK: - TimePickerView

  func render(_ state: TimePickerViewState) {
    title = state.title
    cancelItem.title = state.cancel
    doneItem.title = state.done
    doneItem.isEnabled = state.isDoneEnabled
    if state.wheels.map(\.rows) != wheels.map(\.rows) {
      wheels = state.wheels
      picker.reloadAllComponents()
    }
    wheels = state.wheels
    for (index, wheel) in wheels.enumerated()
    where picker.selectedRow(inComponent: index) != wheel.selected {
      picker.selectRow(wheel.selected, inComponent: index, animated: false)
    }
  }
}

extension TimePickerViewController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].rows.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    wheels[component].rows[row]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    presenter.rowPicked(row, ofWheel: component)
  }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    wheels[component].label
  }
}
