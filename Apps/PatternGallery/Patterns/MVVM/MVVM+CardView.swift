import Observation
import PatternGalleryModel
import UIKit

extension MVVM {
  /// Follows its view model; its parts are its own.
  final class CardView: UIControl {
    /// Shown at once, and followed until another comes or the view goes.
    weak var viewModel: CardViewModel? {
      didSet { follow() }
    }
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let trace: CardTrace
    /// Counts observations: an older one that still fires is over.
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

    /// Shows the view model and waits for its next change.
    ///
    /// An observation fires once, before the change: the view looks again in the turn after it.
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
      trace.note(.view, .heardChange)
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
