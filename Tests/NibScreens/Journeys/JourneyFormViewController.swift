import UIKit

/// A form for a new journey, or for changes to one.
final class JourneyFormViewController: UIViewController {
  private var original: Journey?
  private var texts = JourneyTexts(language: "en")

  private var titleField: UITextField!
  private var placeField: UITextField!
  private var seasonControl: UISegmentedControl!
  private var datePicker: UIDatePicker!
  private var peopleStepper: UIStepper!
  private var peopleLabel: UILabel!
  private var daysSlider: UISlider!
  private var daysLabel: UILabel!
  private var favoriteSwitch: UISwitch!
  private var notesView: UITextView!
  private var saveItem: UIBarButtonItem!

  static func registerForNibs() {
    NibClass.register(JourneyFormViewController.self) {
      $0.outlet("titleField", \.titleField)
      $0.outlet("placeField", \.placeField)
      $0.outlet("seasonControl", \.seasonControl)
      $0.outlet("datePicker", \.datePicker)
      $0.outlet("peopleStepper", \.peopleStepper)
      $0.outlet("peopleLabel", \.peopleLabel)
      $0.outlet("daysSlider", \.daysSlider)
      $0.outlet("daysLabel", \.daysLabel)
      $0.outlet("favoriteSwitch", \.favoriteSwitch)
      $0.outlet("notesView", \.notesView)
      $0.outlet("saveItem", \.saveItem)
      $0.action("changed:", Selector(JourneyFormViewController.changed))
      $0.action("peopleChanged:", Selector(JourneyFormViewController.peopleChanged))
      $0.action("daysChanged:", Selector(JourneyFormViewController.daysChanged))
    }
  }

  /// The journey as it is in the form.
  var journey: Journey {
    var journey =
      original
      ?? Journey(title: "", place: "", notes: "", symbol: "map.fill", color: .systemIndigo, days: 7)
    journey.title = titleField.text ?? ""
    journey.place = placeField.text ?? ""
    journey.notes = notesView.text
    journey.season = seasonControl.selectedSegmentIndex
    journey.people = Int(peopleStepper.value)
    journey.days = Int(daysSlider.value)
    journey.isFavorite = favoriteSwitch.isOn
    return journey
  }

  /// Fills the form with a journey; nil for a new one.
  func begin(_ journey: Journey?, _ texts: JourneyTexts) {
    original = journey
    self.texts = texts
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let original else { return }
    title = texts.editJourney
    titleField.text = original.title
    placeField.text = original.place
    notesView.text = original.notes
    seasonControl.selectedSegmentIndex = original.season
    peopleStepper.value = Double(original.people)
    daysSlider.value = Float(original.days)
    favoriteSwitch.isOn = original.isFavorite
    peopleChanged(peopleStepper)
    daysChanged(daysSlider)
    changed(titleField)
  }

  private func changed(_ sender: UITextField) {
    saveItem.isEnabled = !(titleField.text ?? "").isEmpty
  }

  private func peopleChanged(_ sender: UIStepper) {
    peopleLabel.text = "\(Int(sender.value))"
  }

  private func daysChanged(_ sender: UISlider) {
    daysLabel.text = "\(Int(sender.value))"
  }
}
