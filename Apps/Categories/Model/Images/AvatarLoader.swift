public import Foundation
import ModelKit

/// A loader that fetches pictures and caches them in memory.
@MainActor
public final class AvatarLoader: AvatarLoading {
  /// The maximum size of a picture, in bytes; a larger one is rejected.
  public nonisolated static let maximumSize = 512 << 10

  private let transport: any CategoriesTransport
  private var memory: MemoryImages
  private let requests = Coalescer<URL, Data, CategoriesServiceError>(cancellation: .cancelled)

  /// Makes a loader.
  /// - Parameters:
  ///   - transport: The transport of requests, which carry no credentials.
  ///   - limit: The size of the cache, in bytes.
  public nonisolated init(transport: any CategoriesTransport, limit: Int = 4 << 20) {
    self.transport = transport
    memory = MemoryImages(limit: limit)
  }

  public func avatar(at url: URL) -> Data? { memory.image(at: url) }

  public func load(_ url: URL) async -> Data? {
    if let data = memory.image(at: url) { return data }
    let data = try? await requests.value(for: url) { [transport] in
      await Self.fetch(url, by: transport)
    }
    if let data { memory.keep(data, at: url) }
    return data
  }

  private nonisolated static func fetch(
    _ url: URL,
    by transport: any CategoriesTransport
  ) async -> Result<Data, CategoriesServiceError> {
    do {
      let reply = try await transport.get(url, language: nil, credentials: nil)
      guard (200...299).contains(reply.status) else { return .failure(.status(reply.status)) }
      guard reply.body.count <= maximumSize, ImageFormat(reply.body) != nil else {
        return .failure(.decoding("Expected a picture, got \(reply.body.count) bytes"))
      }
      return .success(reply.body)
    } catch {
      return .failure(error)
    }
  }
}
