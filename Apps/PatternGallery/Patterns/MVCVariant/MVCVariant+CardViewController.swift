import PatternGalleryModel
import UIKit

extension MVCVariant {
  /// The controller, which passes the model to the view and receives the user's actions.
  final class CardViewController: UIViewController {
    private let store: CardStore
    private let trace: CardTrace
    private let texts: CardTexts
    private let cardView: CardView

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
      trace.note(.controller, .passedOn)
      cardView.store = store
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

extension MVCVariant.CardViewController: MVCVariant.CardViewDelegate {
  func cardViewTapped() {
    trace.note(.controller, .receivedTap)
  }
}
