public import Foundation
public import ZhihuDailyModel

/// What the app is told from outside: where the paper is, what carries requests, and how much of
/// pictures a device keeps.
public struct ZhihuDailyConfiguration: Sendable {
  /// What stands before the version, such as `https://news-at.zhihu.com/api`.
  public var server: URL
  public var form: NewsAPIForm
  public var transport: any NewsTransport
  public var imageLimits: ImageLoader.Limits
  /// What addresses within stories are relative to; nil for where the display itself stands.
  public var storyBase: URL?
  /// The app's address on the web, such as `https://example.org/zhihu-daily`, from which shared
  /// addresses of stories are made; nil to share the paper's own pages.
  ///
  /// On iOS it is the app's universal link.
  public var site: URL?
  /// Receives a line with file names when a damaged file was set aside or deleted.
  public var storageLog: @Sendable (String) -> Void = { _ in }

  /// Makes a configuration.
  /// - Parameters:
  ///   - address: What the interface's paths stand under, such as
  ///     `https://news-at.zhihu.com/api/4`; without a version at its end, version 4 is asked for.
  ///   - transport: Carries the requests.
  ///   - imageLimits: How much of pictures is kept.
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

  /// The edition that the Showcase serves on this machine.
  public static var local: ZhihuDailyConfiguration {
    guard let address = URL(string: "http://127.0.0.1:8080/zhihu/api/4") else {
      preconditionFailure("The literal is an address.")
    }
    return ZhihuDailyConfiguration(address: address)
  }
}
