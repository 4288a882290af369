import UIKit

/// A journey: its cover, its facts and its notes.
final class JourneyViewController: UIViewController {
  private(set) var journey: Journey?
  private var texts = JourneyTexts(language: "en")
  private var wasAsked = false

  private var coverCard: CardView!
  private var coverSymbol: UIImageView!
  private var titleLabel: UILabel!
  private var placeLabel: UILabel!
  private var notesLabel: UILabel!
  private var postcardHint: UILabel!
  private var favoriteItem: UIBarButtonItem!
  private var starStack: UIStackView!
  private var tipLabel: UILabel!
  private var stars: [UIImageView]!
  private weak var facts: FactsViewController?

  static func registerForNibs() {
    NibClass.register(JourneyViewController.self) {
      $0.outlet("coverCard", \.coverCard)
      $0.outlet("coverSymbol", \.coverSymbol)
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("placeLabel", \.placeLabel)
      $0.outlet("notesLabel", \.notesLabel)
      $0.outlet("postcardHint", \.postcardHint)
      $0.outlet("favoriteItem", \.favoriteItem)
      $0.outlet("starStack", \.starStack)
      $0.outlet("tipLabel", \.tipLabel)
      $0.outletCollection("stars", \.stars)
      $0.action("showCover:", Selector(JourneyViewController.showCover))
      $0.action("toggleFavorite:", Selector(JourneyViewController.toggleFavorite))
      $0.action("saveJourney:", Selector(JourneyViewController.saveJourney))
      $0.action("cancelJourney:", Selector(JourneyViewController.close))
      $0.action("closeCover:", Selector(JourneyViewController.close))
    }
  }

  func show(_ journey: Journey, _ texts: JourneyTexts) {
    self.journey = journey
    self.texts = texts
    if isViewLoaded { update() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    translateTip()
    update()
  }

  /// Attributed texts are not among the strings of a storyboard: the words change, and the
  /// attributes stay.
  private func translateTip() {
    guard let text = tipLabel.attributedText, let (start, end) = texts.coverTip else { return }
    let tip = NSMutableAttributedString(
      string: start,
      attributes: text.attributes(at: 0, effectiveRange: nil)
    )
    let attributes = text.attributes(at: text.length - 1, effectiveRange: nil)
    tip.append(NSAttributedString(string: end, attributes: attributes))
    tipLabel.attributedText = tip
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func update() {
    guard let journey else { return }
    title = journey.title
    coverCard.backgroundColor = journey.color
    coverSymbol.image = UIImage(systemName: journey.symbol)
    titleLabel.text = journey.title
    placeLabel.text = journey.place
    notesLabel.text = journey.notes
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < journey.rating ? "star.fill" : "star")
    }
    starStack.accessibilityLabel = "\(texts.rating): \(journey.rating) / \(stars.count)"
    favoriteItem.image = UIImage(systemName: journey.isFavorite ? "heart.fill" : "heart")
    facts?.show(journey, texts)
  }

  // MARK: Segues

  /// A postcard is sent by the second tap.
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "postcard", !wasAsked else { return true }
    wasAsked = true
    postcardHint.isHidden = false
    return false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let journey else { return }
    let navigation = segue.destination as? UINavigationController
    switch navigation?.viewControllers.first ?? segue.destination {
    case let facts as FactsViewController:
      self.facts = facts
      facts.show(journey, texts)
    case let cover as CoverViewController: cover.show(journey.symbol, journey.color)
    case let form as JourneyFormViewController: form.begin(journey, texts)
    case let postcard as PostcardViewController: postcard.text = texts.sent(journey.title)
    case let map as MapViewController: map.place = journey.place
    default: break
    }
  }

  private func showCover(_ sender: UITapGestureRecognizer) {
    performSegue(withIdentifier: "cover", sender: sender)
  }

  private func toggleFavorite(_ sender: UIBarButtonItem) {
    journey?.isFavorite.toggle()
    update()
  }

  private func saveJourney(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? JourneyFormViewController else { return }
    show(form.journey, texts)
  }

  private func close(_ segue: UIStoryboardSegue) {}
}
