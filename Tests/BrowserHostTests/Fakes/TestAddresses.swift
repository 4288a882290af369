@testable import BrowserHost

extension AssetAddresses {
  static let test = AssetAddresses(
    client: "/c/",
    symbols: "/s.svg",
    otherSymbols: "/o.svg",
    images: "/i/"
  )
}
