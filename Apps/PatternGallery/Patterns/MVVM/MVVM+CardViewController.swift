import PatternGalleryModel
import UIKit

extension MVVM {
  /// The controller, which connects the view to its view model and asks for names.
  final class CardViewController: UIViewController {
    private let viewModel: CardViewModel
    private let trace: CardTrace
    private let texts: CardTexts
    private let cardView: CardView

    init(viewModel: CardViewModel, trace: CardTrace, texts: CardTexts) {
      self.viewModel = viewModel
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
      cardView.viewModel = viewModel
    }

    private func renameTapped() {
      trace.begin()
      trace.note(.view, .renameTapped)
      trace.note(.controller, .receivedRename)
      ask(for: viewModel.name)
    }

    private func ask(for name: String, problem: String? = nil) {
      trace.note(.controller, .askedForName)
      let prompt = RenamePrompt.make(name: name, problem: problem, texts: texts) {
        [weak self] in self?.rename(to: $0)
      }
      present(prompt, animated: true)
    }

    private func rename(to name: String) {
      trace.note(.controller, .passedOn)
      if let problem = viewModel.rename(to: name) { ask(for: name, problem: problem) }
    }
  }
}
