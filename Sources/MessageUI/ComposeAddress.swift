import Foundation

/// An address of a draft, for programs outside of the app (RFC 6068, RFC 5724).
struct ComposeAddress {
  let scheme: String
  let recipients: [String]
  /// Names and values; empty values are left out.
  let fields: [(name: String, value: String)]

  var url: URL? {
    let recipients = recipients.map { Self.escaped($0, allowing: Self.inAddresses) }.joined(
      separator: ","
    )
    let fields = fields.filter { !$0.value.isEmpty }
      .map { "\($0.name)=\(Self.escaped($0.value, allowing: Self.inFields))" }
      .joined(separator: "&")
    return URL(string: "\(scheme):\(recipients)\(fields.isEmpty ? "" : "?")\(fields)")
  }

  private static let inFields = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
  private static let inAddresses = inFields.union(CharacterSet(charactersIn: "@+"))

  private static func escaped(_ text: String, allowing allowed: CharacterSet) -> String {
    // Lines of mails end with both.
    text.replacingOccurrences(of: "\n", with: "\r\n")
      .addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
