import XCTest

final class NotesTests: XCTestCase {}
