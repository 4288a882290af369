import CategoriesPresentation
import Rostrum
import Testing
import UIKitTesting

/// After every kind of dismissal, neither the controller nor the presenter is alive.
@MainActor
struct CategoriesLeakTests {
  enum DismissalMethod: CaseIterable {
    case button, swipe, browser, route
  }

  @Test(arguments: DismissalMethod.allCases, [true, false])
  func leavingACategoryReleasesIt(_ method: DismissalMethod, isLoading: Bool)
    async throws
  {
    let visit = Visit()
    let driver = visit.driver
    try await driver.eventually(sees: "工作室, 21 people", .cell)
    if isLoading { visit.server.hold("33/1") }
    try driver.tap("工作室, 21 people", .cell)
    try await visit.settles("categories", "nothing chosen", "users")
    if !isLoading { try await driver.eventually(sees: "Follow Ana 33-1", .button) }
    switch method {
    case .button: try driver.goBack()
    case .swipe: try driver.swipeBack()
    case .browser: try driver.browserBack()
    case .route: visit.navigator.open(CategoriesRoute.list)
    }
    try await visit.settles("categories", "nothing chosen")
    visit.server.release("33/1")
    #expect(await visit.end() == [])
  }

  @Test func besideTheListTheOtherCategoryIsReleased() async throws {
    let visit = Visit(.wide)
    try await visit.driver.eventually(sees: "Follow Ana 35-1", .button)
    try visit.driver.tap("工作室, 21 people", .cell)
    try await visit.driver.eventually(sees: "Follow Ana 33-1", .button)
    try await visit.settles("categories", "nothing chosen", "users")
    #expect(await visit.end() == [])
  }

  @Test func screensAreReleasedAfterResizing() async throws {
    let visit = Visit()
    try await visit.driver.eventually(sees: "工作室, 21 people", .cell)
    try visit.driver.tap("工作室, 21 people", .cell)
    try await visit.driver.eventually(sees: "Follow Ana 33-1", .button)
    visit.driver.resize(to: .pad, width: 1_024, height: 768)
    try await visit.driver.eventually(sees: "网红, 45 people", .cell)
    #expect(!visit.driver.find("Follow Ana 33-1", .button).isEmpty)
    visit.driver.resize(to: .phone, width: 390, height: 844)
    try visit.driver.goBack()
    try await visit.settles("categories", "nothing chosen")
    #expect(await visit.end() == [])
  }
}
