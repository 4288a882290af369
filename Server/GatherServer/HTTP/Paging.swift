import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

/// The page of a list that a request names: `?limit=50&after=<id of the last one>`.
///
/// Without these parameters it is the whole list, as clients without paging expect.
struct Paging<ID: Sendable & Hashable>: Sendable {
  let page: Page<ID>

  /// - Parameters:
  ///   - request: The request with or without a query.
  ///   - id: Parses an id.
  /// - Throws: `Problem` with status 400 that names the parameter.
  init(_ request: Request, id: (String) -> ID?) throws {
    let query = request.uri.queryParameters
    let limit = try query["limit"].map { text in
      guard let limit = Int(text), GatherLimits.page.contains(limit) else {
        throw Problem.invalid(["limit": "Expected a number from 1 to 200."])
      }
      return limit
    }
    let after = try query["after"].map { text in
      guard let id = id(String(text)) else {
        throw Problem.invalid(["after": "Expected the id of an item of the list."])
      }
      return id
    }
    page = Page(after: after, limit: limit)
  }

  /// Returns the items of the page, and a link to the next page if there is one.
  func cut<Item: Identifiable<ID>>(_ items: [Item], path: String) -> ([Item], HTTPFields) {
    guard let limit = page.limit, items.count > limit, let last = items.prefix(limit).last else {
      return (items, [:])
    }
    let next = "<\(path)?limit=\(limit)&after=\(last.id)>; rel=\"next\""
    return (Array(items.prefix(limit)), [.link: next])
  }
}
