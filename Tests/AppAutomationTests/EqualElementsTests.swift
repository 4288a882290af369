import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@testable import AppAutomation

/// Recordings in the words of `SceneDriver` of elements that their labels do not tell apart.
@MainActor
struct EqualElementsTests {
  @Test func wheelsOfSeveralPickersAreToldApart() throws {
    let (pickers, chosen) = (Pickers(), Pickers())
    let session = try RecordingSession(pickers)
    let wheels = session.screen.all(.pickerWheel)
    #expect(wheels.count == 3)
    session.receive(.pick(NodeID(rawValue: wheels[2].id.node), row: 2))
    #expect(
      session.driverLines == [
        #"try driver.pick("Three", on: driver.find("Picker item", .wheel)[2])"#
      ]
    )
    let driver = SceneDriver(rootViewController: chosen)
    try driver.pick("Three", on: driver.find("Picker item", .wheel)[2])
    for screen in [pickers, chosen] {
      #expect(screen.second.selectedRow(inComponent: 0) == 2)
      #expect(screen.first.selectedRow(inComponent: 0) == 0)
    }
  }

  @Test func aWheelOfTheOnlyPickerIsNamedByItsComponent() throws {
    let pickers = Pickers()
    pickers.second.isHidden = true
    let session = try RecordingSession(pickers)
    session.receive(.pick(NodeID(rawValue: session.screen.all(.pickerWheel)[1].id.node), row: 1))
    #expect(session.driverLines == [#"try driver.pick("Two", inComponent: 1)"#])
  }

  @Test func elementsThatIdentifiersTellApartAreFoundByTheirPlace() throws {
    let sliders = [UISlider(), UISlider()]
    for (slider, name) in zip(sliders, ["low", "high"]) { slider.accessibilityIdentifier = name }
    let session = try RecordingSession(sliders[0], sliders[1])
    let high = NodeID(rawValue: try session.screen.find(.slider, "high").id.node)
    session.receive(.slide(high, SlideValue(revision: 1, position: 0.75, isDone: true)))
    #expect(
      session.lines == [#"app.sliders["high"].adjust(toNormalizedSliderPosition: 0.75)"#]
    )
    #expect(
      session.driverLines == [#"try driver.slide(driver.find("", .slider)[1], to: 0.75)"#]
    )
    let driver = session.screen.driver
    try driver.slide(driver.find("", .slider)[0], to: 0.25)
    #expect(sliders.map(\.value) == [0.25, 0.75])
  }
}

/// Two pickers, with two wheels and with one.
private final class Pickers: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let (first, second) = (UIPickerView(), UIPickerView())
  private let titles = ["One", "Two", "Three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, picker) in [first, second].enumerated() {
      picker.dataSource = self
      picker.delegate = self
      picker.frame = CGRect(x: 0, y: 100 + 250 * index, width: 300, height: 200)
      view.addSubview(picker)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === first ? 2 : 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    titles[row]
  }
}
