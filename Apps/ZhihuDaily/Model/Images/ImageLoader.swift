public import Foundation
import ModelKit

/// A loader that fetches pictures and caches them in memory and on disk.
public actor ImageLoader: ImageLoading {
  /// The limits of the cache, in bytes.
  public struct Limits: Sendable {
    public var memory: Int
    public var disk: Int
    /// The maximum size of one picture; a larger one is rejected.
    public var image: Int

    public init(memory: Int = 8 << 20, disk: Int = 64 << 20, image: Int = 8 << 20) {
      self.memory = memory
      self.disk = disk
      self.image = image
    }
  }

  private let transport: any NewsTransport
  private let maximumSize: Int
  private var memory: MemoryImages
  private var disk: DiskImages
  let requests = Coalescer<URL, Data, ImageLoadingError>(cancellation: .service(.cancelled))

  /// Makes a loader.
  /// - Parameters:
  ///   - folder: The loader's own folder, created with the first picture.
  ///   - transport: The transport of requests.
  ///   - limits: The limits of the cache.
  public init(folder: URL, transport: any NewsTransport, limits: Limits = Limits()) {
    self.transport = transport
    maximumSize = limits.image
    memory = MemoryImages(limit: limits.memory)
    disk = DiskImages(folder: folder, limit: limits.disk)
  }

  public func image(at url: URL) async throws(ImageLoadingError) -> Data {
    if let data = atHand(url) { return data }
    let data = try await requests.value(for: url) { [transport, maximumSize] in
      await Self.fetch(url, by: transport, maximumSize: maximumSize)
    }
    keep(data, at: url)
    return data
  }

  /// The number of bytes on disk.
  func diskSize() -> Int { disk.size }

  /// Removes all pictures.
  /// - Throws: The error of the file system.
  func clear() throws {
    memory.removeAll()
    try disk.removeAll()
  }

  private func atHand(_ url: URL) -> Data? {
    if let data = memory.image(at: url) { return data }
    guard let data = disk.image(at: url) else { return nil }
    memory.keep(data, at: url)
    return data
  }

  private func keep(_ data: Data, at url: URL) {
    // Each of several concurrent callers reaches this line.
    guard memory.image(at: url) == nil else { return }
    memory.keep(data, at: url)
    // A full disk must not prevent the display of the picture.
    try? disk.keep(data, at: url)
  }

  private static func fetch(
    _ url: URL,
    by transport: any NewsTransport,
    maximumSize: Int
  ) async -> Result<Data, ImageLoadingError> {
    do {
      let reply = try await transport.get(url)
      guard (200...299).contains(reply.status) else {
        return .failure(.service(.status(reply.status)))
      }
      guard reply.body.count <= maximumSize, ImageFormat(reply.body) != nil else {
        return .failure(.notAnImage(size: reply.body.count))
      }
      return .success(reply.body)
    } catch {
      return .failure(.service(error))
    }
  }
}
