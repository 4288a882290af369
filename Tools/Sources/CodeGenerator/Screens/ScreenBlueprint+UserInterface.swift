// The view controller.
extension ScreenBlueprint {
  var userInterfaceFiles: [GeneratedFile] {
    [GeneratedFile("UI/\(screen)/\(screen)ViewController.swift", viewController)]
  }

  private var viewController: String {
    """
    import \(app)Presentation
    import RostrumUIKit
    import UIKit

    /// The \(name.phrase) screen.
    final class \(screen)ViewController:
      ScreenViewController<\(screen)Presenter>, \(screen)View
    {
      private let label = UILabel()
    \(placement == .flow ? barItems : button)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
    \(placement == .flow ? "    navigationItem.leftBarButtonItem = cancelItem\n    navigationItem.rightBarButtonItem = doneItem\n" : "")\
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [\(placement == .flow ? "label" : "label, doneButton")])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }

      // MARK: - \(screen)View

      func render(_ state: \(screen)ViewState) {
        title = state.title
        label.text = state.text
    \(placement == .flow ? "    doneItem.title = state.done\n    cancelItem.title = state.cancel" : "    doneButton.configuration?.title = state.done")
      }
    }
    """
  }

  private var button: String {
    """
      private lazy var doneButton = UIButton(
        configuration: .borderedProminent(),
        primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
      )
    """
  }

  private var barItems: String {
    """
      private lazy var doneItem = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
      )
      private lazy var cancelItem = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
      )
    """
  }
}
