import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `targetContentOffset(forProposedContentOffset:)`, also with a scrolling velocity.
@MainActor
struct TargetContentOffsetTests {
  private let source = TextSource(count: 100)

  private func fixture(_ layout: UICollectionViewLayout) -> CollectionFixture {
    CollectionFixture(layout) { source.attach(to: $0) }
  }

  private func send(_ phase: InputEvent.ScrollPhase, _ y: Double, _ fixture: CollectionFixture) {
    guard let id = fixture.view._nodeID else { return }
    let driver = fixture.driver
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .scroll(id, x: 0, y: y, phase))
    )
  }

  @Test func aDragRestsWhereTheLayoutSays() throws {
    let layout = StoppingLayout()
    let fixture = fixture(layout)
    send(.began, 0, fixture)
    for y in stride(from: 10.0, through: 50, by: 10) {
      fixture.driver.clock.advance(by: .milliseconds(20))
      send(.moved, y, fixture)
    }
    send(.flung, 50, fixture)
    fixture.driver.settle()
    #expect(fixture.view.contentOffset.y == 300)
    let call = try #require(layout.drags.first)
    #expect(abs(call.velocity.y - 0.5) < 0.01 && call.proposed.y > 50)
  }

  @Test func anotherLayoutChoosesItsOffset() {
    let fixture = fixture(UICollectionViewFlowLayout())
    let layout = StoppingLayout()
    layout.offsetAfterChange = CGPoint(x: 0, y: 120)
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.driver.settle()
    #expect(fixture.view.contentOffset.y == 120)
    #expect(layout.changes == 1)
  }

  @Test func anUpdateOffersTheOffset() {
    let layout = StoppingLayout()
    let fixture = fixture(layout)
    let before = layout.changes
    source.sections[0].insert("new", at: 0)
    layout.offsetAfterChange = CGPoint(x: 0, y: 60)
    fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    fixture.driver.settle()
    #expect(layout.changes == before + 1)
    #expect(fixture.view.contentOffset.y == 60)
  }

  @Test func layoutsOfTheSystemKeepTheProposal() {
    let proposal = CGPoint(x: 1, y: 2)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.targetContentOffset(forProposedContentOffset: proposal) == proposal)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: proposal, withScrollingVelocity: .zero)
        == proposal
    )
  }
}

private final class StoppingLayout: UICollectionViewFlowLayout {
  var offsetAfterChange: CGPoint?
  private(set) var changes = 0
  private(set) var drags: [(proposed: CGPoint, velocity: CGPoint)] = []

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    drags.append((proposedContentOffset, velocity))
    return CGPoint(x: 0, y: 300)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    changes += 1
    return offsetAfterChange ?? proposedContentOffset
  }
}
