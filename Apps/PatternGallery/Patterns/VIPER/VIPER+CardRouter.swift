import PatternGalleryModel
import UIKit

extension VIPER {
  /// The navigation from the card.
  final class CardRouter: CardRouting {
    weak var controller: UIViewController?
    private let trace: CardTrace
    private let texts: CardTexts

    init(trace: CardTrace, texts: CardTexts) {
      self.trace = trace
      self.texts = texts
    }

    func askForName(
      _ name: String,
      problem: String?,
      onSave: @escaping @MainActor (String) -> Void
    ) {
      trace.note(.router, .askedForName)
      let prompt = RenamePrompt.make(
        name: name,
        problem: problem,
        texts: texts,
        onSave: onSave
      )
      controller?.present(prompt, animated: true)
    }
  }
}
