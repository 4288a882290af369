import PatternGalleryModel
import RostrumUIKit
import UIKit

extension MVPC {
  /// The controller, which makes the view, forwards the user's actions and renders the view state.
  final class CardViewController: ScreenViewController<CardPresenter>, CardView {
    private let trace: CardTrace
    private let texts: CardTexts
    private let picture: CardPictureView

    init(presenter: CardPresenter, trace: CardTrace, texts: CardTexts) {
      self.trace = trace
      self.texts = texts
      picture = CardPictureView(trace: trace)
      super.init(presenter: presenter)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = CardLook.renameButton(texts) { [weak self] in self?.renameTapped() }
      CardLook.place(picture, above: button, in: view)
      picture.delegate = self
    }

    func render(_ state: CardViewState) {
      trace.note(.controller, .passedOn)
      picture.show(name: state.name, symbol: state.symbol)
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.controller, .passedOn)
      presenter.renameTapped()
    }
  }
}

extension MVPC.CardViewController: MVPC.CardPictureViewDelegate {
  func cardPictureTapped() {
    trace.note(.controller, .passedOn)
    presenter.cardTapped()
  }
}
