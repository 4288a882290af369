import Testing

@testable import UIKit

/// After https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html.
@MainActor
struct SolvedScrollViewTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let content = SizedView(150, 300)

  private func fill(_ guide: UILayoutGuide) {
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 2),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -3),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
    ])
  }

  @Test func theContentGuideIsAsLargeAsWhatIsPinnedToIt() {
    fill(scroll.contentLayoutGuide)
    #expect(scroll.laidOut == [[2, 1, 150, 300]])
    #expect(scroll.contentSize == CGSize(width: 155, height: 305))
  }

  @Test func edgesOfTheScrollViewAreThoseOfItsContent() {
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    #expect(scroll.laidOut == [[0, 0, 100, 300]])
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func theFrameGuideStaysInSight() {
    fill(scroll.contentLayoutGuide)
    let header = SizedView(10, 10)
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
    #expect(scroll.laidOut[1] == [90, 5, 10, 10])
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(scroll.laidOut[1] == [90, 45, 10, 10])
  }

  @Test func aContentSizeThatWasSetStays() {
    scroll.contentSize = CGSize(width: 70, height: 700)
    scroll.addSubview(content)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 70, height: 700))
  }
}
