import XCTest

final class NotesUITests: XCTestCase {}
