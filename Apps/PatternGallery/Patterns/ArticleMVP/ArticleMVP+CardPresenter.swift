import PatternGalleryModel
import UIKit

extension ArticleMVP {
  /// The presenter, which makes the view, sets its contents, and receives the user's actions.
  @MainActor
  final class CardPresenter {
    private weak var controller: UIViewController?
    private let cardView: CardView
    private let store: CardStore
    private let trace: CardTrace
    private let texts: CardTexts
    private var observation: CardObservation?

    init(controller: UIViewController, store: CardStore, trace: CardTrace, texts: CardTexts) {
      self.controller = controller
      self.store = store
      self.trace = trace
      self.texts = texts
      cardView = CardView(trace: trace)
    }

    func show() {
      guard let view = controller?.view else { return }
      let button = CardLook.renameButton(texts) { [weak self] in self?.renameTapped() }
      CardLook.place(cardView, above: button, in: view)
      cardView.delegate = self
      observation = store.observe { [weak self] _ in self?.cardChanged() }
      fill()
    }

    private func cardChanged() {
      trace.note(.presenter, .receivedChange)
      fill()
    }

    private func fill() {
      trace.note(.presenter, .readModel)
      cardView.iconView.image = CardLook.picture(store.card.symbol)
      cardView.nameLabel.text = store.card.name
      cardView.accessibilityLabel = store.card.name
      trace.note(.presenter, .filledView)
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.presenter, .receivedRename)
      ask(for: store.card.name)
    }

    private func ask(for name: String, problem: String? = nil) {
      trace.note(.presenter, .askedForName)
      let prompt = RenamePrompt.make(name: name, problem: problem, texts: texts) {
        [weak self] in self?.rename(to: $0)
      }
      controller?.present(prompt, animated: true)
    }

    private func rename(to name: String) {
      trace.note(.presenter, .updatedModel)
      do {
        try store.rename(to: name)
      } catch {
        ask(for: name, problem: texts.sentence(for: error))
      }
    }
  }
}

extension ArticleMVP.CardPresenter: ArticleMVP.CardViewDelegate {
  func cardViewTapped() {
    trace.note(.presenter, .receivedTap)
  }
}
