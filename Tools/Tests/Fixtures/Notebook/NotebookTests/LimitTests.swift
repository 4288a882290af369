import Testing
@testable import Notebook

@Suite(.serialized)
@MainActor
struct LimitTests {
    @Test(arguments: [1, 2, 3])
    func theScreenLimitsTheNotes(count: Int) {
        let screen = NotesViewController()
        #expect(screen.maximumNumberOfNotes(in: .shared) >= count)
    }

    @Test(.disabled("Notes cannot be removed yet."))
    func removing() {}
}
