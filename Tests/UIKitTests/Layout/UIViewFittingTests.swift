import Testing
import UIKit

/// After https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:).
@MainActor
struct UIViewFittingTests {
  @Test func theSmallestSizeIsThatOfContentAndLengths() {
    let view = SizedView(30, 10)
    let root = UIView.container(500, 500, [view])
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let target = UIView.layoutFittingCompressedSize
    #expect(root.systemLayoutSizeFitting(target) == CGSize(width: 46, height: 14))
    root.widthAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(root.systemLayoutSizeFitting(target) == CGSize(width: 70, height: 14))
  }

  @Test func aRequiredWidthWrapsText() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "ab cd ef"
    let natural = label.systemLayoutSizeFitting(CGSize(width: 30, height: 0))
    #expect(natural == label.intrinsicContentSize)
    #expect(natural.width > 30 && natural.height == label.font.height(ofLines: 1))
    let wrapped = label.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wrapped == CGSize(width: 30, height: label.font.height(ofLines: 2)))
  }

  @Test func sizeToFitKeepsTheOrigin() {
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
    label.text = "abcd"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 3, y: 4))
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 10)
  }

  // https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  @Test func sizeToFitKeepsTheSizeOfAPlainView() {
    let root = UIView.container(50, 40, [SizedView(30, 10)])
    #expect(root.sizeThatFits(CGSize(width: 20, height: 20)) == CGSize(width: 50, height: 40))
    root.sizeToFit()
    #expect(root.frame.size == CGSize(width: 50, height: 40))
  }
}
