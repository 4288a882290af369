@testable import BrowserHost

extension AssetAddresses {
  static let test = AssetAddresses(client: "/c/", symbols: "/s.svg", images: "/i/")
}
