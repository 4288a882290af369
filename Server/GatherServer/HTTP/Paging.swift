import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

/// The part of a list that a request asks for: `?limit=50&after=<id of the last one>`.
///
/// Without either it is the whole list, as clients expect that know nothing of pages.
struct Paging<ID: Sendable & Hashable>: Sendable {
  let page: Page<ID>

  /// - Parameters:
  ///   - request: Has a query, or none.
  ///   - id: Reads an id.
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

  /// The items of the page, and a link to the next where there is one.
  func cut<Item: Identifiable<ID>>(_ items: [Item], path: String) -> ([Item], HTTPFields) {
    guard let limit = page.limit, items.count > limit, let last = items.prefix(limit).last else {
      return (items, [:])
    }
    let next = "<\(path)?limit=\(limit)&after=\(last.id)>; rel=\"next\""
    return (Array(items.prefix(limit)), [.link: next])
  }
}
