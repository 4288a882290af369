import NIOCore
import RequestLimits

@testable import BrowserHost

/// A page that records its messages.
@MainActor
final class FakePage: LivePage {
  let name: String
  let address: ClientAddress
  private(set) var messages: [String] = []
  private(set) var isHibernated = false
  private(set) var closed: CloseReason?

  init(name: String = "page", address: String = "local") {
    self.name = name
    self.address = ClientAddress(name: address)
  }

  func send(_ message: ByteBuffer) {
    messages.append(String(buffer: message))
  }

  func sceneDidHibernate() {
    isHibernated = true
  }

  func close(_ reason: CloseReason) {
    closed = reason
  }

  /// A Boolean value that indicates whether the scene was sent whole.
  var gotWhole: Bool {
    messages.contains { $0.contains("\"whole\":1") }
  }
}
