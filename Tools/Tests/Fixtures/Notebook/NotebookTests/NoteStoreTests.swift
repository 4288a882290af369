import XCTest
@testable import Notebook

class NoteStoreTests: XCTestCase {
    private var store: NoteStore!
    private var observer: ObserverMock!

    override func setUp() {
        super.setUp()
        UserDefaults.standard.removeObject(forKey: "titles")
        store = NoteStore()
        observer = ObserverMock()
        store.observer = observer
    }

    override func tearDownWithError() throws {
        store = nil
    }

    func testANoteIsAdded() {
        store.add("Milk")
        XCTAssertEqual(store.titles, ["Milk"])
        XCTAssertEqual(observer.added, ["Milk"])
        XCTAssertTrue(NSPredicate(format: "newest == %@ AND added.@count == 1", "Milk").evaluate(with: observer))
    }

    func testTitlesAreFound() {
        for title in ["Milk", "Bread", "Oat milk"] { store.add(title) }
        let predicate = NSPredicate(format: "SELF CONTAINS[cd] %@", "MILK")
        XCTAssertEqual((store.titles as NSArray).filtered(using: predicate) as? [String], ["Milk", "Oat milk"])
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
            predicate, NSPredicate(format: "SELF == %@", "Bread" as CVarArg),
        ])
        XCTAssertEqual(store.titles.filter { either.evaluate(with: $0) }.count, 3)
    }

    func testTheObserverIsToldLater() {
        let told = expectation(description: "told")
        observer.onChange = {
            DispatchQueue.main.async { told.fulfill() }
        }
        DispatchQueue.global().async { [store] in
            DispatchQueue.main.async { store?.add("Bread") }
        }
        wait(for: [told], timeout: 5)
        XCTAssertEqual(store.titles.count, 1)
    }

    func testTitlesArriveOfATask() async throws {
        await MainActor.run { store.add("Tea") }
        try await Task.sleep(nanoseconds: 1_000_000)
        XCTAssertEqual(store.titles, ["Tea"])
    }

    func testAnotherDay() throws {
        throw XCTSkip("Not today.")
    }

    #if DEBUG
    func testOfDebugBuilds() {
        XCTExpectFailure("The store has no limit of its own.") {
            XCTAssertEqual(store.titles.count, 1)
        }
    }
    #else
    func testOfReleaseBuilds() {
        XCTFail("The tests are built for debugging.")
    }
    #endif
}

private class ObserverMock: NSObject, NoteStoreObserver {
    @objc var newest: String? { added.last }
    var added: [String] = []
    var onChange: () -> Void = {}

    func notesDidChange() { onChange() }

    func noteStore(_ store: NoteStore, didAdd title: String) {
        added.append(title)
    }
}
