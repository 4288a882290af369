import UIKit

/// The facts of a journey, embedded in its screen.
final class FactsViewController: UIViewController {
  private var daysLabel: UILabel!
  private var peopleLabel: UILabel!
  private var seasonLabel: UILabel!
  private var facts: (journey: Journey, texts: JourneyTexts)?

  static func registerForNibs() {
    NibClass.register(FactsViewController.self) {
      $0.outlet("daysLabel", \.daysLabel)
      $0.outlet("peopleLabel", \.peopleLabel)
      $0.outlet("seasonLabel", \.seasonLabel)
    }
  }

  func show(_ journey: Journey, _ texts: JourneyTexts) {
    facts = (journey, texts)
    if isViewLoaded { update() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    guard let (journey, texts) = facts else { return }
    daysLabel.text = "\(journey.days)"
    peopleLabel.text = "\(journey.people)"
    seasonLabel.text = texts.seasons[journey.season]
  }
}
