import CategoriesModel
import Testing

@testable import CategoriesModel

struct UserListingTests {
  private func page(_ ids: ClosedRange<Int>, next: Int?) -> UserPage {
    UserPage(users: ids.map { CategoryUser(id: $0, name: "\($0)") }, next: next)
  }

  @Test func pagesFollowEachOther() {
    let listing = UserListing().adding(page(1...3, next: 2)).adding(page(4...5, next: nil))
    #expect(listing.users.map(\.id) == [1, 2, 3, 4, 5])
    #expect(listing.nextPage == nil)
  }

  @Test func aUserOnTwoPagesIsListedOnce() {
    let listing = UserListing().adding(page(1...3, next: 2)).adding(page(3...5, next: 3))
    #expect(listing.users.map(\.id) == [1, 2, 3, 4, 5])
    #expect(listing.nextPage == 3)
  }

  @Test func aPageWithoutNewUsersIsTheLast() {
    let listing = UserListing().adding(page(1...3, next: 2)).adding(page(1...3, next: 3))
    #expect(listing.users.count == 3)
    #expect(listing.nextPage == nil)
  }
}
