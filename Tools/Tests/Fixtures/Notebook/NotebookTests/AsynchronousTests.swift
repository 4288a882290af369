import XCTest

/// Its class is not isolated, so that XCTest runs asynchronous methods on other threads.
final class AsynchronousTests: XCTestCase {
    func testUIKitIsUsedOffTheMainThread() async {
        let scrollView = UIScrollView()
        var changes = 0
        let observation = scrollView.observe(\.contentOffset) { _, _ in changes += 1 }
        scrollView.contentOffset.y = 10
        observation.invalidate()
        XCTAssertEqual(changes, 1)
    }
}
