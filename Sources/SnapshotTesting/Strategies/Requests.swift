import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as HTTP sends it.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// - Parameter pretty: True to lay out a body of JSON.
  /// - Returns: A strategy of the request as HTTP sends it.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        let text = pretty ? prettyJSON(body) ?? body : body
        return "\n\(String(decoding: text, as: UTF8.self))"
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + (body.map { [$0] } ?? []))
        .joined(separator: "\n")
    }
  }

  /// The request as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(escaped(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        parts.append("--data \"\(escaped(body.replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(escaped(cookie))\"") }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

private func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

private func prettyJSON(_ data: Data) -> Data? {
  guard let object = try? JSONSerialization.jsonObject(with: data) else { return nil }
  return try? JSONSerialization.data(
    withJSONObject: object,
    options: [.prettyPrinted, .sortedKeys]
  )
}

extension URL {
  fileprivate var withSortedQuery: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return self }
    components.queryItems = items.sorted { $0.name < $1.name }
    return components.url ?? self
  }
}
