import Foundation
import ModelKit

/// The response to `a=list`.
struct WireUsers: WireList {
  private let rows: LossyArray<WireUser>
  private let nextPage: Int?
  private let totalPage: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: WireListKey.self)
    // A response without a list is an error.
    _ = try container.nestedUnkeyedContainer(forKey: .list)
    rows = container.lossy(.list)
    nextPage = container.lenient(.nextPage)
    totalPage = container.lenient(.totalPage)
  }

  var count: Int { rows.elements.count }
  var skipped: Int { rows.skipped }

  /// Returns the page, with addresses resolved against the server's.
  ///
  /// A response whose next page is itself or an earlier one is the last page.
  func page(asked: Int, base: URL) -> UserPage {
    var next = nextPage
    if let page = next, page <= asked || page > (totalPage ?? .max) || count == 0 { next = nil }
    return UserPage(users: rows.elements.map { $0.user(base) }, next: next)
  }
}

private struct WireUser: Decodable, Sendable {
  var id: Int
  var name: String
  var header: String?
  var fans: Int
  var posts: Int
  var introduction: String?
  var isVIP: Bool
  var isFollowed: Bool

  private enum Key: String, CodingKey {
    case uid, header, introduction
    case name = "screen_name"
    case fans = "fans_count"
    case posts = "tiezi_count"
    case isVIP = "is_vip"
    case isFollowed = "is_follow"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(Int.self, forKey: .uid)
    name = try container.name(.name)
    header = container.lenient(.header)
    fans = container.count(.fans) ?? 0
    posts = container.count(.posts) ?? 0
    introduction = container.text(.introduction)
    isVIP = container.flag(.isVIP)
    isFollowed = container.flag(.isFollowed)
  }

  func user(_ base: URL) -> CategoryUser {
    CategoryUser(
      id: id,
      name: name,
      avatar: address(base),
      fans: fans,
      posts: posts,
      introduction: introduction,
      isVIP: isVIP,
      isFollowed: isFollowed
    )
  }

  /// Returns the address of the picture; nil if it is empty or not an HTTP address.
  private func address(_ base: URL) -> URL? {
    guard let header, !header.isEmpty,
      let url = URL(string: header, relativeTo: base)?.absoluteURL,
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    return url
  }
}
