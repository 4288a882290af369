import PatternGalleryModel
import RostrumUIKit
import UIKit

extension MVPC {
  /// A sheet with a text field.
  final class RenameViewController: ScreenViewController<RenamePresenter>, RenameView {
    private let texts: CardTexts
    private let field = UITextField()
    private let problem = UILabel()
    private lazy var doneItem = item(texts.done) { $0.doneTapped() }

    init(presenter: RenamePresenter, texts: CardTexts) {
      self.texts = texts
      super.init(presenter: presenter)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      title = texts.rename
      navigationItem.largeTitleDisplayMode = .never
      navigationItem.leftBarButtonItem = item(texts.cancel) { $0.cancelTapped() }
      navigationItem.rightBarButtonItem = doneItem
      doneItem.style = .done
      setUpField()
      CardLook.placeForm(field, error: problem, in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }

    func render(_ state: RenameViewState) {
      if field.text != state.name { field.text = state.name }
      doneItem.isEnabled = state.canFinish
      if let text = state.problem, text != problem.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      field.accessibilityHint = state.problem
      problem.text = state.problem
      problem.isHidden = state.problem == nil
    }

    private func setUpField() {
      field.borderStyle = .roundedRect
      field.accessibilityLabel = texts.name
      field.clearButtonMode = .whileEditing
      field.selectTextWhenEditingBegins()
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          presenter.nameChanged(field.text ?? "")
        },
        for: .editingChanged
      )
      field.returnKeyType = .done
      field.addAction(
        UIAction { [weak self] _ in self?.presenter.doneTapped() },
        for: .editingDidEndOnExit
      )
      problem.textColor = .systemRed
      problem.font = .preferredFont(forTextStyle: .footnote)
      problem.numberOfLines = 0
    }

    private func item(
      _ title: String,
      onTap: @escaping @MainActor (RenamePresenter) -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(title: title) { [weak self] _ in
          if let self { onTap(presenter) }
        }
      )
    }
  }
}
