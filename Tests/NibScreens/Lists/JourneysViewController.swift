import UIKit

/// The journeys of the diary, ideas for others, and tips.
final class JourneysViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case journeys, ideas, tips
  }

  var texts = JourneyTexts(language: "en") {
    didSet { load() }
  }
  private var journeys: [Journey] = []
  private var ideas: [Idea] = []
  private var tips: [String] = []

  static func registerForNibs() {
    NibClass.register(JourneysViewController.self) {
      $0.action("saveJourney:", Selector(JourneysViewController.saveJourney))
      $0.action("cancelJourney:", Selector(JourneysViewController.cancelJourney))
      $0.action("deleteJourney:", Selector(JourneysViewController.deleteJourney))
      $0.action("sortJourneys:", Selector(JourneysViewController.sortJourneys))
      $0.action("closeCover:", Selector(JourneysViewController.closeCover))
      $0.segueAction("makeIdea:sender:segueIdentifier:") { list, coder, sender, _ in
        list.makeIdea(coder, sender)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "TipCell", bundle: NibScreens.bundle),
      forCellReuseIdentifier: "Tip"
    )
    if journeys.isEmpty { load() }
  }

  private func load() {
    journeys = texts.sampleJourneys
    ideas = texts.sampleIdeas
    tips = texts.sampleTips
    if isViewLoaded { tableView.reloadData() }
  }

  // MARK: Segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let screen as JourneyViewController:
      guard let row = tableView.indexPathForSelectedRow?.row else { return }
      screen.show(journeys[row], texts)
    case let cover as CoverViewController:
      guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row
      else { return }
      cover.show(ideas[row].symbol, .systemOrange)
    case let popover where segue.identifier == "sort":
      popover.popoverPresentationController?.delegate = self
    case let navigation as UINavigationController:
      (navigation.viewControllers.first as? JourneyFormViewController)?.begin(nil, texts)
    default: break
    }
  }

  private func makeIdea(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row
    else { return nil }
    return IdeaViewController(coder: coder, idea: ideas[row])
  }

  private func saveJourney(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? JourneyFormViewController else { return }
    journeys.insert(form.journey, at: 0)
    tableView.insertRows(
      at: [IndexPath(row: 0, section: Section.journeys.rawValue)],
      with: .automatic
    )
  }

  private func cancelJourney(_ segue: UIStoryboardSegue) {}

  private func closeCover(_ segue: UIStoryboardSegue) {}

  private func deleteJourney(_ segue: UIStoryboardSegue) {
    guard let screen = segue.source as? JourneyViewController,
      let row = journeys.firstIndex(where: { $0.title == screen.journey?.title })
    else { return }
    journeys.remove(at: row)
    tableView.deleteRows(
      at: [IndexPath(row: row, section: Section.journeys.rawValue)],
      with: .automatic
    )
  }

  private func sortJourneys(_ segue: UIStoryboardSegue) {
    switch segue.identifier {
    case "byTitle": journeys.sort { $0.title < $1.title }
    case "byPlace": journeys.sort { $0.place < $1.place }
    default: journeys.sort { $0.rating > $1.rating }
    }
    tableView.reloadData()
  }

  // MARK: UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .journeys: journeys.count
    case .ideas: ideas.count
    default: tips.count
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch Section(rawValue: section) {
    case .ideas: texts.ideas
    case .tips: texts.tips
    default: nil
    }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .journeys:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Journey", for: indexPath)
      (cell as? JourneyCell)?.show(journeys[indexPath.row], texts)
      return cell
    case .ideas:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Idea", for: indexPath)
      let idea = ideas[indexPath.row]
      cell.textLabel?.text = idea.title
      cell.detailTextLabel?.text = idea.reason
      cell.imageView?.image = UIImage(systemName: idea.symbol)
      return cell
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Tip", for: indexPath)
      (cell as? TipCell)?.show(tips[indexPath.row])
      return cell
    }
  }
}

extension JourneysViewController: UIPopoverPresentationControllerDelegate {
  /// The popover stays one on a phone.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .none
  }
}
