import SnapshotTesting
import Testing
import XCTest
@testable import Notebook

final class NoteSnapshotTests: XCTestCase {
    func testTitlesAreDumped() {
        assertSnapshot(of: ["Milk", "Bread"], as: .dump)
    }

    @MainActor
    func testTheScreenOfANote() {
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 8, y: 28, width: 100, height: 20))
        label.text = "Milk"
        screen.view.addSubview(label)
        let config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            size: CGSize(width: 120, height: 60),
            traits: .iPhoneSe(.portrait)
        )
        let traits = UITraitCollection(displayScale: 1)
        assertSnapshot(
            of: screen,
            as: .wait(for: 0.01, on: .image(on: config, perceptualPrecision: 0.98, traits: traits))
        )
        assertSnapshot(of: screen, as: .recursiveDescription(on: config), named: "text")
    }
}

@Suite(.snapshots(record: .missing))
struct EncodedTitleTests {
    @Test func titlesAreEncoded() {
        assertSnapshot(of: ["title": "Milk"], as: .json)
    }
}
