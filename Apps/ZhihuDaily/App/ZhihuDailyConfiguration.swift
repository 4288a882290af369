public import Foundation
public import ZhihuDailyModel

/// The app's configuration: the address of the server, the transport of requests, and the limits of
/// the image cache.
public struct ZhihuDailyConfiguration: Sendable {
  /// The part of addresses before the version, such as `https://news-at.zhihu.com/api`.
  public var server: URL
  public var form: NewsAPIForm
  public var transport: any NewsTransport
  public var imageLimits: ImageLoader.Limits
  /// The base of relative addresses within stories; nil for the display's own address.
  public var storyBase: URL?
  /// The app's address on the web, such as `https://example.org/zhihu-daily`, from which shared
  /// addresses of stories are made; nil to share the server's own pages.
  ///
  /// On iOS it is the app's universal link.
  public var site: URL?
  /// Receives a line with file names when a damaged file was set aside or deleted.
  public var storageLog: @Sendable (String) -> Void = { _ in }

  /// Makes a configuration.
  /// - Parameters:
  ///   - address: The base address of the API, such as `https://news-at.zhihu.com/api/4`; without a
  ///     version at its end, version 4 is requested.
  ///   - transport: The transport of requests.
  ///   - imageLimits: The limits of the image cache.
  public init(
    address: URL,
    transport: any NewsTransport = URLSessionNewsTransport(),
    imageLimits: ImageLoader.Limits = ImageLoader.Limits()
  ) {
    let form = NewsAPIForm(rawValue: "v\(address.lastPathComponent)")
    server = form == nil ? address : address.deletingLastPathComponent()
    self.form = form ?? .v4
    self.transport = transport
    self.imageLimits = imageLimits
    storyBase = address
  }

  /// The configuration for the sample server that the Showcase runs on this machine.
  public static var local: ZhihuDailyConfiguration {
    guard let address = URL(string: "http://127.0.0.1:8080/zhihu/api/4") else {
      preconditionFailure("The literal is an address.")
    }
    return ZhihuDailyConfiguration(address: address)
  }
}
