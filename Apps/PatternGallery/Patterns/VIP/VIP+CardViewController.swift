import PatternGalleryModel
import UIKit

extension VIP {
  /// The controller, which sends requests to the interactor and displays the presenter's view
  /// models.
  final class CardViewController: UIViewController {
    private let interactor: any CardBusinessLogic
    private let router: any CardRoutingLogic
    private let trace: CardTrace
    private let texts: CardTexts
    private let cardView: CardView

    init(
      interactor: any CardBusinessLogic,
      router: any CardRoutingLogic,
      trace: CardTrace,
      texts: CardTexts
    ) {
      self.interactor = interactor
      self.router = router
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
      interactor.loadCard()
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.controller, .passedOn)
      interactor.beginRename()
    }

    private func nameEntered(_ name: String) {
      trace.note(.controller, .passedOn)
      interactor.rename(CardModels.Rename.Request(name: name))
    }
  }
}

extension VIP.CardViewController: VIP.CardDisplayLogic {
  func display(_ viewModel: VIP.CardModels.Show.ViewModel) {
    trace.note(.controller, .passedOn)
    cardView.show(name: viewModel.name, symbol: viewModel.symbol)
  }

  func display(_ viewModel: VIP.CardModels.Rename.ViewModel) {
    trace.note(.controller, .passedOn)
    router.askForName(viewModel.name, problem: viewModel.problem) { [weak self] in
      self?.nameEntered($0)
    }
  }
}

extension VIP.CardViewController: VIP.CardViewDelegate {
  func cardViewTapped() {
    trace.note(.controller, .passedOn)
    interactor.cardTapped()
  }
}
