import Foundation
public import Hummingbird
import RequestLanguage

/// A sample server with invented categories and users in the shape of the real interface, for any
/// router.
///
/// ```swift
/// let router = Router()
/// CategoriesEdition().addRoutes(to: router)
/// // GET /categories/api/api_open.php?a=category&c=subscribe
/// // GET /categories/api/api_open.php?a=list&c=subscribe&category_id=35&page=1
/// ```
///
/// Texts are in English or Chinese, as `Accept-Language` requests.
/// Responses never change, and have the irregularities of the real server: counts that disagree,
/// users without a picture, an empty category, a malformed row.
public struct CategoriesEdition: Sendable {
  /// The maximum number of users of a page.
  public static let pageSize = 20

  private let avatars = AvatarShelf()

  public init() {}

  public func addRoutes(to router: some RouterMethods) {
    let group = router.group("categories/api")
    group.get("api_open.php") { request, _ in answer(request) }
    group.get("avatar/:name") { _, context in await avatar(context.parameters.get("name") ?? "") }
  }

  // MARK: - Answers

  private func answer(_ request: Request) -> Response {
    let query = request.uri.queryParameters
    guard query["c"] == "subscribe" else { return Response(status: .notFound) }
    // The real interface is in Chinese.
    let language = RequestLanguage(
      acceptLanguage: request.headers[values: .acceptLanguage],
      default: .simplifiedChinese
    )
    switch query["a"] {
    case "category":
      return Self.json(CategoriesPayload(EditionCategory.all, language), in: language)
    case "list":
      let id = query["category_id"].flatMap { Int($0) }
      let page = query["page"].flatMap { Int($0) } ?? 1
      let users = users(
        of: id,
        page: min(max(1, page), 1_000),
        in: language,
        origin: Self.origin(of: request)
      )
      return Self.json(users, in: language)
    default:
      return Response(status: .notFound)
    }
  }

  /// Returns a page of users; an unknown category has none.
  private func users(
    of id: Int?,
    page: Int,
    in language: RequestLanguage,
    origin: String
  ) -> UsersPayload {
    let category = EditionCategory.all.first { $0.id == id }
    let total = category?.total ?? 0
    let start = min(total, (page - 1) * Self.pageSize)
    let numbers = start..<min(total, start + Self.pageSize)
    return UsersPayload(
      count: total,
      total: total,
      totalPage: (total + Self.pageSize - 1) / Self.pageSize,
      nextPage: page + 1,
      list: category.map { category in
        numbers.map {
          UserPayload(EditionUser(category: category, number: $0, in: language), origin)
        }
      } ?? []
    )
  }

  private func avatar(_ name: String) async -> Response {
    guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)),
      (0..<Avatar.count).contains(number)
    else { return Response(status: .notFound) }
    let bytes = await avatars.picture(number)
    return Response(
      status: .ok,
      // The picture of a name never changes.
      headers: [.contentType: "image/png", .cacheControl: "public, max-age=31536000, immutable"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }

  /// Returns the start of addresses, which has the host that the request names.
  private static func origin(of request: Request) -> String {
    guard let host = request.head.authority,
      host.wholeMatch(of: /[A-Za-z0-9.:\[\]-]+/) != nil
    else { return "" }
    return "http://\(host)"
  }

  private static func json(
    _ payload: some Encodable,
    in language: RequestLanguage
  ) -> Response {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(payload) else {
      return Response(status: .internalServerError)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json; charset=utf-8", .cacheControl: "no-cache",
        .vary: "Accept-Language", .contentLanguage: language.rawValue,
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    )
  }
}
