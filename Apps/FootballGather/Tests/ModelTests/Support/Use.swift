#if os(Linux)
import FootballGatherModel
import FootballGatherTesting

/// The ways to use the app, with and without an account; tests run for both.
enum Use: CaseIterable {
  case account, offline

  /// Returns a phone that is logged in or used without an account.
  func phone(on server: RealServer) async throws -> Phone {
    switch self {
    case .account: return try await .registered(on: server)
    case .offline:
      let phone = Phone(server)
      _ = try await phone.account.useOffline()
      return phone
    }
  }
}
#endif
