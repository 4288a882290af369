import FootballGatherPresentation
import RostrumUIKit
import UIKit

/// The screen of the result of a match that has just ended.
final class MatchResultViewController:
  ScreenViewController<MatchResultPresenter>, MatchResultView
{
  private let board = ResultBoard()
  private lazy var rematch = UIButton(
    configuration: .borderedProminent(),
    primaryAction: UIAction { [weak self] _ in self?.presenter.rematchTapped() }
  )
  private lazy var share = UIButton(
    configuration: .gray(),
    primaryAction: UIAction { [weak self] _ in self?.presenter.shareTapped() }
  )
  private lazy var doneItem = UIBarButtonItem(
    systemItem: .done,
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = doneItem
    for button in [rematch, share] { button.configuration?.buttonSize = .large }
    share.configuration?.image = UIImage(systemName: "square.and.arrow.up")
    share.configuration?.imagePadding = 8
    let buttons = UIStackView(arrangedSubviews: [rematch, share])
    buttons.axis = .vertical
    buttons.spacing = 12
    let stack = UIStackView(arrangedSubviews: [board, buttons])
    stack.axis = .vertical
    stack.spacing = 32
    layOut(stack)
  }

  // MARK: - MatchResultView

  func render(_ state: MatchResultViewState) {
    title = state.title
    board.show(state)
    rematch.configuration?.title = state.rematch
    rematch.isEnabled = state.isRematchEnabled
    share.configuration?.title = state.share
    doneItem.title = state.done
  }

  func share(_ text: String) {
    let offer = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    offer.popoverPresentationController?.sourceView = share
    // rostrum:disable:next view-navigates it is the system's offer, and no flow leads there or back
    // Excused: the system's own sheet over the screen, which belongs to no flow.
    present(offer, animated: true)
  }

  private func layOut(_ stack: UIStackView) {
    let scroll = UIScrollView()
    view.addCovering(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 32),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      width,
    ])
  }
}
