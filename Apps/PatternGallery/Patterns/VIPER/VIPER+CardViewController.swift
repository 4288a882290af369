import PatternGalleryModel
import UIKit

extension VIPER {
  /// The controller, which forwards the user's actions to the presenter and displays its output.
  final class CardViewController: UIViewController, CardViewInput {
    private let output: any CardViewOutput
    private let trace: CardTrace
    private let texts: CardTexts
    private let cardView: CardView

    init(output: any CardViewOutput, trace: CardTrace, texts: CardTexts) {
      self.output = output
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
      output.viewLoaded()
    }

    func show(_ entity: CardEntity) {
      trace.note(.controller, .passedOn)
      cardView.show(name: entity.name, symbol: entity.symbol)
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.controller, .passedOn)
      output.renameTapped()
    }
  }
}

extension VIPER.CardViewController: VIPER.CardViewDelegate {
  func cardViewTapped() {
    trace.note(.controller, .passedOn)
    output.cardTapped()
  }
}
