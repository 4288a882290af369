import Observation
import PatternGalleryModel
import UIKit

extension MVVM {
  /// A view that observes its view model and displays it in private subviews.
  final class CardView: UIControl {
    /// The view model, displayed immediately and observed while it is set.
    weak var viewModel: CardViewModel? {
      didSet { follow() }
    }
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let trace: CardTrace
    /// The number of the current observation; callbacks of older ones are ignored.
    private var current = 0

    init(trace: CardTrace) {
      self.trace = trace
      super.init(frame: .zero)
      CardLook.style(self, icon: icon, name: nameLabel)
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    /// Displays the view model and observes its next change.
    ///
    /// An observation fires once, before the change takes effect: the view reads the new value in a
    /// task.
    private func follow() {
      current += 1
      guard let viewModel else { return }
      withObservationTracking {
        show(viewModel)
      } onChange: { [weak self, current] in
        Task { @MainActor in self?.changed(in: current) }
      }
    }

    private func changed(in observation: Int) {
      guard observation == current else { return }
      trace.note(.view, .receivedChange)
      follow()
    }

    private func show(_ viewModel: CardViewModel) {
      icon.image = CardLook.picture(viewModel.symbol)
      nameLabel.text = viewModel.name
      accessibilityLabel = viewModel.name
      trace.note(.view, .showedItself)
    }

    private func tapped() {
      trace.begin()
      trace.note(.view, .tapped)
      viewModel?.cardTapped()
    }
  }
}
