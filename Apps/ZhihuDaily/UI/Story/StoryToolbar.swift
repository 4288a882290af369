import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The toolbar below a story: comments, like, favourite and share.
final class StoryToolbar: ProgrammaticView {
  /// The minimum height, in points.
  private static let height: CGFloat = 50

  struct Actions {
    var comments: @MainActor () -> Void
    var like: @MainActor () -> Void
    var favourite: @MainActor () -> Void
    var share: @MainActor () -> Void
  }

  private let comments = UIButton(configuration: .plain())
  private let like = UIButton(configuration: .plain())
  private let favourite = UIButton(configuration: .plain())
  private let share = UIButton(configuration: .plain())
  private lazy var stack = UIStackView(arrangedSubviews: [comments, like, favourite, share])
  private var shown: StoryToolbarViewData?
  /// A Boolean value that indicates whether counts are below their symbols: large ones do not fit
  /// beside them, except in a low window, which is wide.
  private var isStacked = false

  init(_ actions: Actions) {
    super.init(frame: .zero)
    backgroundColor = .storyBar
    for (button, action) in [
      (comments, actions.comments), (like, actions.like), (favourite, actions.favourite),
      (share, actions.share),
    ] {
      button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }
    layOut()
  }

  /// The height, in points, that a story leaves free below its text.
  var contentHeight: CGFloat { max(Self.height, stack.bounds.height + 1) }

  /// The source view of the share sheet's popover.
  var shareSource: UIView { share }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isStacked =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && traitCollection.verticalSizeClass != .compact
    guard isStacked != self.isStacked else { return }
    self.isStacked = isStacked
    if let shown { show(shown) }
  }

  func show(_ data: StoryToolbarViewData) {
    shown = data
    fill(comments, with: data.comments)
    fill(like, with: data.like)
    fill(favourite, with: data.favourite)
    fill(share, with: data.share)
  }

  private func fill(_ button: UIButton, with data: StoryToolbarViewData.Button) {
    var look = UIButton.Configuration.plain()
    look.automaticallyUpdateForSelection = false
    look.image = UIImage(systemName: data.symbol)
    look.title = data.count
    look.imagePlacement = isStacked ? .top : .leading
    look.imagePadding = isStacked ? 0 : 6
    button.tintColor = data.isOn ? .storyMark : .label
    look.baseForegroundColor = button.tintColor
    button.configuration = look
    button.isEnabled = data.isEnabled
    button.isSelected = data.isOn
    button.accessibilityLabel = data.label
    button.accessibilityValue = data.count
  }

  private func layOut() {
    let line = UIView()
    line.backgroundColor = .separator
    stack.distribution = .fillEqually
    stack.alignment = .center
    for view in [line, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 1),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height - 1),
    ])
  }
}
