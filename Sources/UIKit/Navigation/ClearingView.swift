/// A container that insets a view from the bars at some edges.
final class _ClearingView: UIView {
  /// The edges at which the view extends under the bars.
  let extended: UIRectEdge
  private let content: UIView
  private let contentTranslatesFrame: Bool
  private var edges: [NSLayoutConstraint] = []

  init(_ view: UIView, extended: UIRectEdge) {
    self.extended = extended
    content = view
    contentTranslatesFrame = view.translatesAutoresizingMaskIntoConstraints
    super.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let clear = safeAreaLayoutGuide
    edges = [
      view.topAnchor.constraint(equalTo: extended.contains(.top) ? topAnchor : clear.topAnchor),
      view.leftAnchor.constraint(equalTo: extended.contains(.left) ? leftAnchor : clear.leftAnchor),
      view.rightAnchor.constraint(
        equalTo: extended.contains(.right) ? rightAnchor : clear.rightAnchor
      ),
      view.bottomAnchor.constraint(
        equalTo: extended.contains(.bottom) ? bottomAnchor : clear.bottomAnchor
      ),
    ]
    NSLayoutConstraint.activate(edges)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Releases the view, to be shown elsewhere.
  func close() {
    NSLayoutConstraint.deactivate(edges)
    content.translatesAutoresizingMaskIntoConstraints = contentTranslatesFrame
  }
}
