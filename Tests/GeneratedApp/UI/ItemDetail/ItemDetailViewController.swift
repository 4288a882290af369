import RostrumUIKit
import SamplerPresentation
import UIKit

/// One item.
final class ItemDetailViewController:
  ScreenViewController<ItemDetailPresenter>, ItemDetailView
{
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  // MARK: - ItemDetailView

  func render(_ state: ItemDetailViewState) {
    title = state.title
    switch state.content {
    case .loading(let text):
      show(label, insteadOf: .loading(text))
    case .placeholder(let data):
      show(
        label,
        insteadOf: .placeholder(data) { [weak self] in
          self?.presenter.placeholderButtonTapped()
        }
      )
    case .text(let text):
      show(label, insteadOf: nil)
      label.text = text
    }
  }
}
