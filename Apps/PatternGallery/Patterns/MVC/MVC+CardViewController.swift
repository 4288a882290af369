import PatternGalleryModel
import UIKit

extension MVC {
  /// The controller, which holds model and view and connects them.
  final class CardViewController: UIViewController {
    private let store: CardStore
    private let trace: CardTrace
    private let texts: CardTexts
    private let cardView: CardView
    private var observation: CardObservation?

    init(store: CardStore, trace: CardTrace, texts: CardTexts) {
      self.store = store
      self.trace = trace
      self.texts = texts
      cardView = CardView(trace: trace)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = CardLook.renameButton(texts) { [weak self] in self?.renameTapped() }
      CardLook.place(cardView, above: button, in: view)
      cardView.delegate = self
      observation = store.observe { [weak self] _ in self?.cardChanged() }
      fill()
    }

    private func cardChanged() {
      trace.note(.controller, .receivedChange)
      fill()
    }

    private func fill() {
      trace.note(.controller, .readModel)
      cardView.iconView.image = CardLook.picture(store.card.symbol)
      cardView.nameLabel.text = store.card.name
      cardView.accessibilityLabel = store.card.name
      trace.note(.controller, .filledView)
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.controller, .receivedRename)
      ask(for: store.card.name)
    }

    private func ask(for name: String, problem: String? = nil) {
      trace.note(.controller, .askedForName)
      let prompt = RenamePrompt.make(name: name, problem: problem, texts: texts) {
        [weak self] in self?.rename(to: $0)
      }
      present(prompt, animated: true)
    }

    private func rename(to name: String) {
      trace.note(.controller, .updatedModel)
      do {
        try store.rename(to: name)
      } catch {
        ask(for: name, problem: texts.sentence(for: error))
      }
    }
  }
}

extension MVC.CardViewController: MVC.CardViewDelegate {
  func cardViewTapped() {
    trace.note(.controller, .receivedTap)
  }
}
