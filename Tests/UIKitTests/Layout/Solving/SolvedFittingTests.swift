import Testing

@testable import UIKit

/// After
/// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:).
@MainActor
struct SolvedFittingTests {
  private let content = SizedView(30, 10)
  private lazy var root: UIView = {
    let root = UIView.container(500, 500, [content])
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
      root.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 2),
    ])
    return root
  }()

  @Test mutating func theCompressedSizeIsThatOfContent() {
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 46, height: 16))
  }

  @Test mutating func aTargetBelowHuggingYieldsToContent() {
    let size = root.systemLayoutSizeFitting(CGSize(width: 200, height: 200))
    #expect(size == CGSize(width: 46, height: 16))
  }

  @Test mutating func aTargetAboveHuggingStretches() {
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(500),
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 200, height: 16))
  }

  @Test mutating func aTargetBelowResistanceDoesNotCompress() {
    let size = root.systemLayoutSizeFitting(
      .zero,
      withHorizontalFittingPriority: UILayoutPriority(500),
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 46)
  }

  @Test mutating func aRequiredTargetIsTaken() {
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 40, height: 90),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required
    )
    #expect(size == CGSize(width: 40, height: 90))
  }

  @Test mutating func fittingChangesNoFrame() {
    root.layoutIfNeeded()
    let frame = content.frame
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(content.frame == frame)
  }
}
