/// The modules that declare here what Apple's Foundation declares.
enum FoundationModules {
  static func module(declaring name: String) -> String? {
    if networking.contains(name) || name.hasPrefix("URLSession") { return "FoundationNetworking" }
    if name.hasPrefix("XMLParser") || xml.contains(name) { return "FoundationXML" }
    return name == "Selector" ? "UIKit" : nil
  }

  private static let networking: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
    "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "URLProtocolClient", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
    "NSURLConnection",
  ]
  private static let xml: Set<String> = ["XMLDocument", "XMLElement", "XMLNode"]
}
