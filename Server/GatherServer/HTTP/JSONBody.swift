import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import NIOCore

/// Decodes the body of a request from JSON.
enum JSONBody {
  /// - Throws: `Problem` that names what was expected: 415 for another content type, 413 for a body
  ///   that is too large, 400 for one that cannot be decoded.
  static func read<Value: Decodable>(
    _ type: Value.Type,
    from request: Request,
    upTo limit: Int
  ) async throws -> Value {
    guard isJSON(request) else {
      throw Problem(status: .unsupportedMediaType, detail: "Expected content of type JSON.")
    }
    return try decode(type, try await content(of: request, upTo: limit))
  }

  /// Decodes the body, where a missing body or another content type means an empty object, because
  /// the original server never read it.
  static func readIfJSON<Value: Decodable>(
    _ type: Value.Type,
    from request: Request,
    upTo limit: Int
  ) async throws -> Value {
    let body = try await content(of: request, upTo: limit)
    let isEmpty = body.readableBytes == 0 || !isJSON(request)
    return try decode(type, isEmpty ? ByteBuffer(string: "{}") : body)
  }

  private static func content(of request: Request, upTo limit: Int) async throws -> ByteBuffer {
    do {
      return try await request.body.collect(upTo: limit)
    } catch let error as NIOTooManyBytesError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      // The only other failure is a body that the client sends incompletely or malformed.
      throw Problem(status: .badRequest, detail: "The content is incomplete or malformed.")
    }
  }

  private static func isJSON(_ request: Request) -> Bool {
    let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
    return type?.trimmingCharacters(in: .whitespaces) == "application/json"
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type,
    _ body: ByteBuffer
  ) throws -> Value {
    do {
      return try GatherJSON.decoder().decode(type, from: Data(body.readableBytesView))
    } catch let error as DecodingError {
      throw problem(error)
    }
  }

  private static func problem(_ error: DecodingError) -> Problem {
    switch error {
    case .keyNotFound(let key, let context):
      let path = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
      return .invalid([path: "A value is required."])
    case .typeMismatch(let type, let context):
      return field(context, "Expected a value of type \(type).")
    case .valueNotFound(let type, let context):
      return field(context, "Expected a value of type \(type), got null.")
    case .dataCorrupted(let context): return field(context, context.debugDescription)
    @unknown default: return Problem(status: .badRequest, detail: "The content is not valid.")
    }
  }

  private static func field(_ context: DecodingError.Context, _ text: String) -> Problem {
    guard !context.codingPath.isEmpty else {
      return Problem(status: .badRequest, detail: "The content is not the JSON that was expected.")
    }
    return .invalid([context.codingPath.map(\.stringValue).joined(separator: "."): text])
  }
}
